/** The type of every transaction, whichever way it was opened. */
const TRANSACTION = 'TransactionClientContract'

/**
 * Of a transaction all but the records know no more than that it is handed on: whoever asks or
 * writes through it (`trx.from('users')`) is refused, by its type, whatever its name is.
 */
export const onlyRecordsQuery = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { query: 'Only records/ query: hand the transaction on to a record of the plugin.' },
  },
  create(context) {
    const services = context.sourceCode.parserServices
    const isTransaction = (node) => partsOf(services.getTypeAtLocation(node)).includes(TRANSACTION)
    const refuse = (node) => context.report({ node, messageId: 'query' })
    return {
      'MemberExpression'(node) {
        if (isTransaction(node.object)) refuse(node)
      },
      'VariableDeclarator[id.type="ObjectPattern"][init]'(node) {
        if (isTransaction(node.init)) refuse(node)
      },
    }
  },
}

/** Names of the types that a type is put together from. */
function partsOf(type) {
  if (type.isUnionOrIntersection()) return type.types.flatMap(partsOf)
  return [type.symbol?.name]
}
