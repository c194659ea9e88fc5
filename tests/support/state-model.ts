import fc from 'fast-check'
import { expect } from 'vitest'

/** A record in the real database, which commands change. */
export interface RealRecord<Command, State> {
  /** Runs a command. Returns the code of the error, or undefined if the command succeeds. */
  run: (command: Command) => Promise<string | undefined>
  read: () => Promise<State>
}

/** The expected behaviour of a record. */
export interface StateModel<Command, State> {
  command: fc.Arbitrary<Command>
  /** Returns the state after a command. If the command must fail, returns the code of the error. */
  apply: (state: State, command: Command) => State | string
  create: () => Promise<{ record: RealRecord<Command, State>; state: State }>
  /** Checks the record after the last command. `succeeded` is the number of commands that succeeded. */
  verify: (succeeded: number) => Promise<void>
}

interface Outcome<State> {
  codes: (string | undefined)[]
  state: State
}

function applyAll<Command, State>(
  { apply }: Pick<StateModel<Command, State>, 'apply'>,
  state: State,
  commands: readonly Command[],
): Outcome<State> {
  const codes: Outcome<State>['codes'] = []
  for (const command of commands) {
    const next = apply(state, command)
    codes.push(typeof next === 'string' ? next : undefined)
    if (typeof next !== 'string') state = next
  }
  return { codes, state }
}

/**
 * Runs random commands on a record and compares it with its model after each step. Some steps run two
 * commands at the same time. The results must be the same as if one command had run after the other, in
 * either order.
 */
export async function checkStates<Command, State>(
  model: StateModel<Command, State>,
  numRuns: number,
): Promise<void> {
  const steps = fc.array(fc.array(model.command, { minLength: 1, maxLength: 2 }), { maxLength: 25 })
  const property = fc.asyncProperty(steps, async (commandsOfSteps) => {
    const { record, ...created } = await model.create()
    let { state } = created
    let succeeded = 0
    for (const commands of commandsOfSteps) {
      const codes = await Promise.all(commands.map((command) => record.run(command)))
      const real = { codes, state: await record.read() }
      const inOrder = applyAll(model, state, commands)
      const reversed = applyAll(model, state, commands.toReversed())
      const either = [inOrder, { ...reversed, codes: reversed.codes.toReversed() }]
      expect(either).toContainEqual(real)
      succeeded += codes.filter((code) => code === undefined).length
      state = real.state
    }
    await model.verify(succeeded)
  })
  await fc.assert(property, { numRuns, endOnFailure: true })
}
