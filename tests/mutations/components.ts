import type { Mutation } from './mutation.ts'

export const components: Mutation[] = []
