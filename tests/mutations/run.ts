import { mutations } from './index.ts'
import { isLater, type Proof, type Statement, statements } from './specification.ts'
import { openWorkshop } from './workshop.ts'

/**
 * Breaks each behaviour of the specification in a copy of the project and runs the tests that prove it: each of
 * them has to fail. `npm run mutate` takes them all, `npm run mutate -- 2.44 5` one row and one section.
 */
const wanted = process.argv.slice(2)
const isWanted = ({ id }: Statement) =>
  wanted.length === 0 || wanted.some((each) => id === each || id.startsWith(`${each}.`))

const workshop = openWorkshop()

/** The proofs of a row that no mutation of it made fail. */
function blindProofs({ id, proofs }: Statement): Proof[] {
  let blind = proofs
  for (const mutation of mutations.filter(({ row }) => row === id))
    blind = workshop.withMutation(mutation, () => blind.filter((proof) => !workshop.fails(proof)))
  return blind
}

let failures = 0
for (const statement of statements.filter((each) => !isLater(each) && isWanted(each))) {
  const blind = blindProofs(statement)
  console.log(`${statement.id} ${blind.length === 0 ? 'seen' : 'NOT SEEN'}`)
  for (const { file, title } of blind) console.log(`    ${file} › ${title}`)
  if (blind.length > 0) failures++
}
workshop.close()
console.log(`${failures} rows have a test that did not see its behaviour broken`)
process.exitCode = failures === 0 ? 0 : 1
