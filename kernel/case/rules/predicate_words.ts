import type { Predicate } from '#kernel/case/rules/rule'

/** What a predicate asks, short: `G.k.1 = 1 | 3`; '' for what is not said so shortly. */
export function predicateWords(predicate: Predicate): string {
  const [[operator, argument] = ['', undefined]] = Object.entries(predicate)
  const list = Array.isArray(argument) ? argument : []
  switch (operator) {
    case 'eq':
      return `${list[0]} = ${list[1]}`
    case 'in':
      return `${list[0]} = ${(list[1] as unknown[]).join(' | ')}`
    case 'isTrue':
      return `${argument} = true`
    case 'or':
      return joined(list, ' | ')
    case 'and':
      return joined(list, ' & ')
    default:
      return ''
  }
}

function joined(members: readonly Predicate[], by: string): string {
  const words = members.map(predicateWords)
  return words.every((each) => each !== '') ? words.join(by) : ''
}
