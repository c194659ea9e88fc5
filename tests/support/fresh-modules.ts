import { vi } from 'vitest'

// Test files share a worker so that antd loads once; Gaiwan's modules and stores are reset for each file.
vi.resetModules()
