import type { Mutation } from './mutation.ts'

export const header: Mutation[] = []
