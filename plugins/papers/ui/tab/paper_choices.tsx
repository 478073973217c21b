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

/** Which form, in which language, for whom. */
export function PaperChoices(props: PaperChoicesProps & { tall?: boolean }) {
  const { forms, sets, wish, onForm, onLanguage, onPrivacy, tall } = props
  const { t } = useTranslation()
  const languages = forms.find(({ key }) => key === wish.form)?.languages ?? paperLanguages
  return (
    <>
      <Choice tall={tall} label={t('papers:form')} value={wish.form} onChoose={onForm}>
        {forms.map(({ key, name }) => (
          <option key={key} value={key}>
            {say(name)}
          </option>
        ))}
      </Choice>
      <Choice
        tall={tall}
        label={t('papers:language')}
        value={wish.language}
        onChoose={(chosen) => onLanguage(chosen as PaperLanguage)}
      >
        {languages.map((each) => (
          <option key={each} value={each}>
            {t(`papers:languages.${each}`)}
          </option>
        ))}
      </Choice>
      <Choice
        tall={tall}
        label={t('papers:privacy')}
        value={wish.privacy ?? ''}
        onChoose={onPrivacy}
      >
        {sets.map(({ key, name }) => (
          <option key={key} value={key}>
            {say(name)}
          </option>
        ))}
      </Choice>
    </>
  )
}
