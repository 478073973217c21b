import { useTranslation } from 'react-i18next'
import { languages, type Language } from '#kernel/language/words'
import { languageNames } from '#resources/app/language_names'
import { Choice } from '#resources/kit/choice'

interface LanguageChoiceProps {
  value: Language
  onChoose: (language: Language) => void
}

/** The right language: that of the names and codes beside the form. */
export function LanguageChoice({ value, onChoose }: LanguageChoiceProps) {
  const { t } = useTranslation()
  return (
    <Choice
      label={t('cases:beside.right_language')}
      value={value}
      onChoose={(chosen) => onChoose(chosen as Language)}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </Choice>
  )
}
