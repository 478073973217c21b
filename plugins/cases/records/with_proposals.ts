import type { NewCase, NewContent } from '#plugins/cases/contract'

interface Numbered extends Required<NewContent>, Pick<NewCase, 'propose'> {
  readonly caseNo: string
  readonly repeatOf?: string
}

/** A new case with what is proposed for it, which is what it does not say itself. */
export function withProposals<Made extends Numbered>(made: Made) {
  const proposed = made.propose?.(made.caseNo, made.repeatOf !== undefined) ?? {}
  return {
    ...made,
    content: { ...proposed, ...made.content },
    proposed: Object.keys(proposed).filter((key) => !(key in made.content)),
  }
}
