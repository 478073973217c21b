import { hasProperty, typesOf } from './types_of.mjs'

/** The type of every transaction, whichever way it was opened. */
const TRANSACTION = 'TransactionClientContract'

/** What a model asks or writes by; each takes a client as its last argument. */
const ASKS =
  /^(query|all|first|firstOrFail|find\w*|create\w*|firstOr\w+|updateOr\w+|fetchOr\w+|truncate|transaction)$/

/** Every class that is a model has it, and nothing else. */
const OF_MODELS = '$createFromAdapterResult'

/**
 * A model is asked and written through the transaction of a change, or of a question: it is handed as
 * `client`. Those that are named may be asked without one.
 * @param free names of models that are found before there is a scope
 */
export const modelsInTransactions = (free = []) => ({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      client:
        'A model is asked through a transaction: give { client: trx }, of a change or a question.',
      save: 'A model that is made is written by Model.create(values, { client: trx }).',
    },
  },
  create(context) {
    const asked = []
    const isFree = ({ type, name }, method) =>
      type === 'Identifier' && free.includes(name) && /^(query|find\w*)$/.test(method)
    return {
      'CallExpression > MemberExpression.callee'(node) {
        const { object, property, parent } = node
        if (!ASKS.test(property.name) || isFree(object, property.name)) return
        const client = clientIn(parent.arguments.at(-1))
        asked.push({ node, of: object, client, messageId: 'client' })
      },
      'NewExpression'(node) {
        asked.push({ node, of: node.callee, messageId: 'save' })
      },
      'Program:exit'() {
        const types = typesOf(
          context,
          asked.map(({ of }) => of)
        )
        const ofModels = asked.filter((_, at) => hasProperty(context, types[at], OF_MODELS))
        for (const { node, client, messageId } of ofModels) {
          if (client && isTransaction(typesOf(context, [client])[0])) continue
          context.report({ node, messageId })
        }
      },
    }
  },
})

function clientIn(argument) {
  if (argument?.type !== 'ObjectExpression') return undefined
  return argument.properties.find(({ key }) => key?.name === 'client')?.value
}

function isTransaction(type) {
  if (type.isUnionType()) return type.getTypes().every(isTransaction)
  if (type.isIntersectionType()) return type.getTypes().some(isTransaction)
  return type.getSymbol()?.name === TRANSACTION
}
