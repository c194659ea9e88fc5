import type { Mutation } from './mutation.ts'

export const session: Mutation[] = []
