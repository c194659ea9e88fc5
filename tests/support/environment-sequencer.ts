import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const needsDocument = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').includes('@vitest-environment happy-dom')

/**
 * Runs the test files that need a DOM first, and then all other test files. Vitest starts a new worker if the
 * next file needs another environment, and the new worker must load antd again.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(needsDocument), ...sorted.filter((file) => !needsDocument(file))]
  }
}
