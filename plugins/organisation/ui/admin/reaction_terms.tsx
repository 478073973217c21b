import { useTranslation } from 'react-i18next'
import { useField } from '#resources/admin/resource/use_field'
import { Fillings } from '#resources/app/slots'
import type { ChosenTerm } from '#resources/forms/widgets/search_slot'
import { termSources } from '#resources/forms/widgets/terms_slot'
import { useMessages } from '#resources/kit/messages'
import { type Reaction, withTerms } from './with_terms'

/** Takes terms among the expected reactions, where a dictionary is installed. */
export function ReactionTerms() {
  const { t } = useTranslation()
  const tell = useMessages()
  const { value, onChange } = useField('reactions')
  const take = (terms: readonly ChosenTerm[]) => {
    const { reactions, known } = withTerms(Array.isArray(value) ? (value as Reaction[]) : [], terms)
    onChange(reactions)
    if (known > 0) tell.note(t('organisation:references.known', { count: known }))
  }
  return <Fillings of={termSources} give={{ onTake: take }} />
}
