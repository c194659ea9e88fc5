import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const needsDocument = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').includes('@vitest-environment happy-dom')

/**
 * Runs first the test files that need a DOM, then the others. A worker ends when its next file needs another
 * environment, and a new worker has to load antd again.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(needsDocument), ...sorted.filter((file) => !needsDocument(file))]
  }
}
