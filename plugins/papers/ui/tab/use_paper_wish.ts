import { useState } from 'react'
import type { PaperLanguage } from '#plugins/papers/contract'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useLanguage } from '#resources/app/language_context'

/** Which paper somebody chooses: CIOMS I in the language of the screen at first. */
export function usePaperWish() {
  const shown = useLanguage()
  const [form, setForm] = useState('cioms')
  const [chosen, setLanguage] = useState<PaperLanguage>(shown)
  const [privacy, setPrivacy] = useState('internal')
  const forms = useAnswer('GET /papers/forms', {}, { isFixed: true }).data ?? []
  const sets = useAnswer('GET /papers/privacy_sets', {}, { isFixed: true }).data ?? []
  const languages = forms.find(({ key }) => key === form)?.languages ?? [chosen]
  // MedWatch is printed in English alone.
  const language = languages.includes(chosen) ? chosen : languages[0]!
  const choices = {
    ...{ forms, sets, onForm: setForm, onLanguage: setLanguage, onPrivacy: setPrivacy },
  }
  return { ...choices, wish: { form, language, privacy } }
}
