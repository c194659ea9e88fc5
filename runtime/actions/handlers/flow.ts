import { DONE, type Handlers, STOP } from '../context.ts'

export const flowHandlers = {
  /**
   * Runs the steps of one branch and the steps after this `if` as one chain. A prompt in the branch stays
   * open until the whole chain has run.
   */
  if: async (step, context, { at, rest, runSteps }) => {
    const side = context.isMet(step.when, context) ? 'then' : 'else'
    const location = { page: at.page, pointer: `${at.pointer}/${side}` }
    return (await runSteps(step[side] ?? [], context, location, rest)) === STOP ? STOP : DONE
  },

  /**
   * Runs branches in parallel and waits for all of them. If branches fail, throws the error of the first
   * failed branch. If no branch failed and a branch returned STOP, the action ends.
   */
  parallel: async ({ branches }, context, { at, runSteps }) => {
    const results = await Promise.allSettled(
      branches.map((steps, index) =>
        runSteps(steps, context, { page: at.page, pointer: `${at.pointer}/branches/${index}` }),
      ),
    )
    const failed = results.find((end) => end.status === 'rejected')
    if (failed) throw failed.reason
    return results.some((end) => end.status === 'fulfilled' && end.value === STOP) ? STOP : undefined
  },
} satisfies Partial<Handlers>
