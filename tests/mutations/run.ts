import { mutations } from './index.ts'
import type { Mutation } from './mutation.ts'
import { isLater, type Proof, type Statement, statements } from './specification.ts'
import { openWorkshop } from './workshop.ts'

/**
 * Breaks each behaviour of the specification in a copy of the project and runs the tests that prove it. Each test has
 * to fail for some break of its row, and each break has to be seen by some test. `npm run mutate` takes them all,
 * `npm run mutate -- 2.44 5` one row and one section.
 */
const wanted = process.argv.slice(2)
const isWanted = ({ id }: Statement) =>
  wanted.length === 0 || wanted.some((each) => id === each || id.startsWith(`${each}.`))

const workshop = openWorkshop()

/** The proofs of a row that no break made fail, and the breaks that no proof saw. */
function look({ id, proofs }: Statement): { blind: readonly Proof[]; unseen: readonly Mutation[] } {
  let blind = proofs
  const unseen: Mutation[] = []
  for (const mutation of mutations.filter(({ row }) => row === id))
    workshop.withMutation(mutation, () => {
      const still = blind.filter((proof) => !workshop.fails(proof))
      const others = () => proofs.filter((proof) => !blind.includes(proof))
      if (still.length === blind.length && !others().some(workshop.fails)) unseen.push(mutation)
      blind = still
    })
  return { blind, unseen }
}

let failures = 0
for (const statement of statements.filter((each) => !isLater(each) && isWanted(each))) {
  const { blind, unseen } = look(statement)
  const isSeen = blind.length === 0 && unseen.length === 0
  console.log(`${statement.id} ${isSeen ? 'seen' : 'NOT SEEN'}`)
  for (const { file, title } of blind) console.log(`    never fails: ${file} › ${title}`)
  for (const { file, code } of unseen) console.log(`    nobody sees: ${file} › ${code}`)
  if (!isSeen) failures++
}
workshop.close()
console.log(`${failures} rows are not seen`)
process.exitCode = failures === 0 ? 0 : 1
