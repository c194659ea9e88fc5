import type { ContractRegistry, Endpoint, FoundContracts, Model, OperationShapes } from '#schemas'
import { modelTitles } from '#schemas/model-titles'
import { hasAccess } from '../../platform/http/permission-check.ts'
import type { SignedIn } from '../../platform/http/request.ts'

interface Requested {
  names: readonly string[]
  /** True to return the operations with their shapes and models. */
  hasShapes: boolean
}

/**
 * Finds operations by name. Leaves out both unknown operations and operations that the user may not call, so
 * that the response doesn't reveal which operations exist.
 */
export function findContracts(
  contracts: ContractRegistry,
  user: SignedIn,
  { names, hasShapes }: Requested,
): FoundContracts {
  const found = [...new Set(names)].flatMap((name) => {
    const endpoint = contracts.findOperation(name)
    return endpoint && hasAccess(user, endpoint.access) ? [{ name, endpoint }] : []
  })
  const operations = Object.fromEntries(found.map(({ name, endpoint }) => [name, callOf(endpoint)]))
  if (!hasShapes) return { operations }
  const shapes = found.flatMap(({ name }) => named(name, contracts.findShapes(name)))
  const models = shapes.flatMap(([, { model = '' }]) => named(model, contracts.findModel(model)))
  return {
    operations,
    shapes: Object.fromEntries(shapes.map(([name, shape]) => [name, schemasOf(shape)])),
    models: Object.fromEntries(models.map(([name, model]) => [name, describe(model)])),
  }
}

const named = <Value>(name: string, value: Value | undefined): [string, Value][] =>
  value === undefined ? [] : [[name, value]]

/** Returns an endpoint without its aliases, which are the paths for JeecgBoot clients. */
const callOf = ({ aliases: _aliases, ...endpoint }: Endpoint) => endpoint

const schemasOf = ({ args, result, model }: OperationShapes) => ({
  args,
  result,
  ...(model !== undefined && { model }),
})

/**
 * Describes a model with its Chinese titles. Leaves out the fields of related records, since only reports use
 * them.
 */
function describe(model: Model): NonNullable<FoundContracts['models']>[string] {
  const { name, title, shape, relations = {}, list } = model
  return {
    ...{ name, title, shape, relations, ...(list && { list }) },
    locales: {
      'zh-CN': modelTitles({ name, title, shape, ...(model.chinese && { chinese: model.chinese }) }),
    },
  }
}
