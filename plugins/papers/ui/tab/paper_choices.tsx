import { useTranslation } from 'react-i18next'
import type { Words } from '#kernel/language/words'
import { type PaperLanguage, paperLanguages, type PaperWish } from '#plugins/papers/contract'
import { say } from '#resources/app/language'
import { Choice } from '#resources/kit/choice'

/** What there is to choose from, and what is chosen. */
export interface PaperChoicesProps {
  forms: readonly { key: string; name: Words; languages: readonly PaperLanguage[] }[]
  sets: readonly { key: string; name: Words }[]
  wish: Pick<PaperWish, 'form' | 'language' | 'privacy'>
  onForm: (form: string) => void
  onLanguage: (language: PaperLanguage) => void
  onPrivacy: (privacy: string) => void
}

/** One of the choices: what it is about, and what there is. */
export interface OneChoice {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly text: string }[]
  readonly onChoose: (value: string) => void
}

/** Which form, in which language, for whom. */
export function usePaperChoices(props: PaperChoicesProps): readonly OneChoice[] {
  const { forms, sets, wish, onForm, onLanguage, onPrivacy } = props
  const { t } = useTranslation()
  const languages = forms.find(({ key }) => key === wish.form)?.languages ?? paperLanguages
  const named = ({ key, name }: { key: string; name: Words }) => ({ value: key, text: say(name) })
  return [
    {
      ...{ label: t('papers:form'), value: wish.form },
      ...{ options: forms.map(named), onChoose: onForm },
    },
    {
      ...{ label: t('papers:language'), value: wish.language },
      options: languages.map((value) => ({ value, text: t(`papers:languages.${value}`) })),
      onChoose: (chosen) => onLanguage(chosen as PaperLanguage),
    },
    {
      ...{ label: t('papers:privacy'), value: wish.privacy ?? '' },
      ...{ options: sets.map(named), onChoose: onPrivacy },
    },
  ]
}

/** The box of a choice. */
export function ChoiceBox({ of: { options, ...choice }, tall }: { of: OneChoice; tall?: boolean }) {
  return (
    <Choice {...choice} tall={tall} grow={tall}>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Choice>
  )
}
