/**
 * Runs a Vite build, and then restores NODE_ENV. The build sets NODE_ENV to production for the whole process.
 */
export async function restoreNodeEnv<Result>(task: () => Promise<Result>): Promise<Result> {
  const { NODE_ENV } = process.env
  try {
    return await task()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
