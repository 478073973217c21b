import type { Proof } from '#plugins/literature/contract/review'

/** What somebody reads of one patient, as it is typed. */
export interface Draft {
  readonly sex: '' | '1' | '2'
  readonly age: string
  readonly drug: string
  /** A line each. */
  readonly reactions: string
}

/** E.i.1.1a and G.k.2.2 take so many characters. */
export const MOST = 250

/**
 * A draft of each patient, out of the sentences that prove their criteria. What a sentence does not say
 * stays empty; somebody looks at all of it before a case is made.
 */
export function draftsOf(proofs: readonly Proof[], productName: string): Draft[] {
  const patients = Math.max(1, ...proofs.map(({ patient }) => patient))
  return Array.from({ length: patients }, (_, at) => {
    const of = (letter: Proof['criterion']) =>
      proofs.find(({ patient, criterion }) => patient === at + 1 && criterion === letter)?.text ??
      ''
    const reaction = of('R')
    return {
      ...{ sex: sexIn(of('P')), age: ageIn(of('P')), drug: nameIn(of('D'), productName) },
      reactions: reaction.length <= MOST ? reaction.replaceAll(/\s+/g, ' ') : '',
    }
  })
}

function sexIn(text: string): Draft['sex'] {
  const [male, female] = [/\b(?:man|male|boy)\b|男/i, /\b(?:woman|female|girl)\b|女/i].map((each) =>
    each.test(text)
  )
  if (male === female) return ''
  return male ? '1' : '2'
}

/** An age in years. */
function ageIn(text: string): string {
  const found = /(\d{1,3})\s*(?:周?岁|[- ]?years?\b)|\baged?\s+(\d{1,3})\b/i.exec(text)
  return found?.[1] ?? found?.[2] ?? ''
}

/** The name of the product as it is written in the text. */
function nameIn(text: string, productName: string): string {
  const at = text.toLowerCase().indexOf(productName.toLowerCase())
  if (at >= 0) return text.slice(at, at + productName.length)
  return text.length <= MOST ? text : ''
}
