import type { Catalog, Contracts } from '../check/options.ts'
import { pageFile } from '../check/references/file-name.ts'
import { type Comparison, compareReleases } from '../diff/compare-releases.ts'
import { countBreaks, formatComparison } from '../diff/format-comparison.ts'
import type { Page } from '../meta/page.ts'
import { commitOf, readCommit } from './read-commit.ts'

interface Against {
  ref: string
  root: string
  /** The current pages. */
  pages: readonly Page[]
  options: { contracts: Contracts; catalog: Catalog }
  asJson: boolean
  print: (line: string) => void
}

/**
 * Prints the changes and the breaking changes since a commit. Returns the number of breaking changes, or
 * undefined if the commit is unknown.
 */
export async function compareWithCommit({
  ref,
  root,
  pages,
  options,
  asJson,
  print,
}: Against): Promise<number | undefined> {
  const commit = await commitOf(root, ref)
  if (commit === undefined) {
    print(`git knows no commit "${ref}".`)
    return undefined
  }
  const { release, problems } = await readCommit(root, commit)
  const comparison = compareReleases(release, { pages, ...options })
  const { errors, warnings } = countBreaks(comparison)
  if (asJson)
    print(JSON.stringify({ ref, commit, ...withFiles(comparison), problems, errors, warnings }, undefined, 2))
  else {
    print(`Compared with ${ref} (${commit.slice(0, 10)}):`)
    for (const line of [...formatComparison(comparison), ...problems]) print(line)
    const differ = comparison.pages.length
    print(
      `${differ} ${differ === 1 ? 'page differs' : 'pages differ'}: ${errors} break${errors === 1 ? '' : 's'}, ${warnings} warning${warnings === 1 ? '' : 's'}.`,
    )
  }
  return errors
}

const withFiles = ({ pages, ...others }: Comparison) => ({
  pages: pages.map((page) => ({ ...page, file: `schemas/pages/${pageFile(page.page)}` })),
  ...others,
})
