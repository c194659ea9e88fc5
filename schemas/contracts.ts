import type { Static } from 'typebox'
import type { Model, OperationContract, OperationShapes } from './contracts/model.ts'
import { contractModels, operationContracts } from './contracts/shapes.gen.ts'

/** Schemas of the arguments and the result of every operation, by operation name. */
export const shapes: Record<string, OperationShapes> = toOperationShapes(operationContracts)

/** Type of an operation's arguments, from the schema of the operation. */
export type OperationArgs<Name extends string> = Name extends keyof typeof operationContracts
  ? Static<(typeof operationContracts)[Name]['args']>
  : Record<string, unknown>

/**
 * Converts the operations that areas declare to schemas of arguments and results. An operation with a model
 * also gets the model's name. If such an operation declares no result, its result is the model's schema.
 */
export function toOperationShapes(
  contracts: Readonly<Record<string, OperationContract>>,
): Record<string, OperationShapes> {
  return Object.fromEntries(Object.entries(contracts).map(([name, operation]) => [name, shapesOf(operation)]))
}

function shapesOf(operation: OperationContract): OperationShapes {
  const { args, model } = operation
  const result = 'result' in operation ? operation.result : operation.model.shape
  return model ? { args, result, model: model.name } : { args, result }
}

/** Every model that a page may name. */
export const models: Record<string, Model> = Object.fromEntries(
  contractModels.map((model) => [model.name, model]),
)
