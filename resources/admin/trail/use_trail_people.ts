import { useResourceContext } from 'react-admin'
import { trailActor } from '#kernel/changes/trail/trail_fields'
import type { ChoiceField } from '#kernel/fields/field'
import { useAnswer } from '#resources/app/calls/use_answer'
import { whoText } from '#resources/app/who_text'

/** The people who occur in the trail at hand, to choose one of. */
export function useTrailPeople(): ChoiceField {
  const isOfCompany = useResourceContext() === 'trail'
  const company = useAnswer('GET /admin/trail/people', isOfCompany ? {} : null)
  const platform = useAnswer('GET /admin/platform-trail/people', isOfCompany ? null : {})
  const { people = [] } = (isOfCompany ? company : platform).data ?? {}
  const of = people.map((value) => {
    const text = whoText(value)
    return { value, label: { en: text, zh: text } }
  })
  return { ...trailActor, kind: 'choice', of }
}
