import { useAnswer } from '#resources/app/calls/use_answer'
import type { Place } from '../place'

/** Designs that a new one can begin with, by the place where it is made; none are asked for of a copy. */
export function useBeginnings(place: Place, isCopy: boolean) {
  const isOfCompany = place === 'company'
  const ofProject = useAnswer(
    'GET /report/linelisting-shipped',
    isCopy || isOfCompany ? null : {}
  ).data
  const forCompany = useAnswer(
    'GET /company/template/line-shipped',
    isCopy || !isOfCompany ? null : {}
  ).data
  const templates = useAnswer(
    'GET /report/linelistings',
    isCopy || place !== 'project' ? null : { query: { isTemplate: true } }
  ).data
  const company = useAnswer(
    'GET /report/linelisting-company',
    isCopy || isOfCompany ? null : {}
  ).data
  return {
    shipped: (isOfCompany ? forCompany : ofProject) ?? [],
    templates: templates ?? [],
    company: company ?? [],
  }
}
