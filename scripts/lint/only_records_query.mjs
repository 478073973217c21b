import { typesOf } from './types_of.mjs'

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
    const asked = []
    return {
      'MemberExpression'(node) {
        asked.push({ node, of: node.object })
      },
      'VariableDeclarator[id.type="ObjectPattern"][init]'(node) {
        asked.push({ node, of: node.init })
      },
      'Program:exit'() {
        const types = typesOf(
          context,
          asked.map(({ of }) => of)
        )
        asked.forEach(({ node }, at) => {
          if (partsOf(types[at]).includes(TRANSACTION)) context.report({ node, messageId: 'query' })
        })
      },
    }
  },
}

/** Names of the types that a type is put together from. */
function partsOf(type) {
  if (type.isUnionType() || type.isIntersectionType()) return typesIn(type).flatMap(partsOf)
  return [type.getSymbol()?.name]
}

/** Of some tuples the compiler cannot tell by this way; a transaction is none. */
function typesIn(type) {
  try {
    return type.getTypes()
  } catch (error) {
    if (error.message.includes('TupleType')) return []
    throw error
  }
}
