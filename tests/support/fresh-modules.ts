import { vi } from 'vitest'

// Test files share a worker, so that antd is read once and not once a file; our own modules, and with them our stores, are each file's own.
vi.resetModules()
