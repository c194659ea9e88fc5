import type { Static } from 'typebox'
import type { Model, OperationContract, OperationShapes } from './contracts/model.ts'
import { contractModels, operationContracts } from './contracts/shapes.gen.ts'

/** Argument and result schemas of every operation, by operation name. */
export const shapes: Record<string, OperationShapes> = toOperationShapes(operationContracts)

/** Arguments of an operation, as its schema describes them. */
export type OperationArgs<Name extends string> = Name extends keyof typeof operationContracts
  ? Static<(typeof operationContracts)[Name]['args']>
  : Record<string, unknown>

/**
 * Converts the declared operations of areas. An operation with a model gets the model's name and, by default,
 * the model's schema as its result.
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
