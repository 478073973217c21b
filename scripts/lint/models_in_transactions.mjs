/** The type of every transaction, whichever way it was opened. */
const TRANSACTION = 'TransactionClientContract'

/** What a model asks or writes by; each takes a client as its last argument. */
const ASKS =
  /^(query|all|first|firstOrFail|find\w*|create\w*|firstOr\w+|updateOr\w+|fetchOr\w+|truncate|transaction)$/

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
    const services = context.sourceCode.parserServices
    const typeOf = (node) => services.getTypeAtLocation(node)
    const isModel = (node) => typeOf(node).getProperty('$createFromAdapterResult') !== undefined
    const isFree = (node, method) =>
      node.type === 'Identifier' && free.includes(node.name) && /^(query|find\w*)$/.test(method)
    return {
      'CallExpression > MemberExpression.callee'(node) {
        const { name } = node.property
        if (!ASKS.test(name) || !isModel(node.object) || isFree(node.object, name)) return
        const client = clientIn(node.parent.arguments.at(-1))
        if (!client || !isTransaction(typeOf(client))) context.report({ node, messageId: 'client' })
      },
      'NewExpression'(node) {
        if (isModel(node.callee)) context.report({ node, messageId: 'save' })
      },
    }
  },
})

function clientIn(argument) {
  if (argument?.type !== 'ObjectExpression') return undefined
  return argument.properties.find(({ key }) => key?.name === 'client')?.value
}

function isTransaction(type) {
  if (type.isUnion()) return type.types.every(isTransaction)
  if (type.isIntersection()) return type.types.some(isTransaction)
  return type.symbol?.name === TRANSACTION
}
