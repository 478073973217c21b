import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { type Language, languages } from '#kernel/language/words'
import { shippedKeys } from '#plugins/narratives/contract/shipped_templates'
import { languageNames } from '#resources/app/language_names'
import { Choice } from '#resources/kit/choice'
import type { Narrative } from './use_narrative'

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })

interface NarrativeBarProps {
  narrative: Narrative
  language: Language
  mayEdit: boolean
  onLanguage: (language: Language) => void
}

/** In which language a narrative is told, by which template, and whether it ends with what changed. */
export function NarrativeBar({ narrative, language, mayEdit, onLanguage }: NarrativeBarProps) {
  const { t } = useTranslation()
  const { kept, chosen, templates, save } = narrative
  const own = templates.filter(({ name }) => name !== null)
  return (
    <Root>
      <Choice
        label={t('narratives:language')}
        value={language}
        onChoose={(next) => onLanguage(next as Language)}
      >
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {languageNames[each]}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('narratives:template')}
        value={chosen ?? ''}
        disabled={!mayEdit || !kept}
        onChoose={(template) => void save({ template })}
      >
        <optgroup label={t('narratives:shipped')}>
          {shippedKeys.map((key) => (
            <option key={key} value={key}>
              {t(`narratives:shipped_name.${key}`)}
            </option>
          ))}
        </optgroup>
        {own.length > 0 && (
          <optgroup label={t('narratives:of_project')}>
            {own.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </Choice>
      <FormControlLabel
        label={t('narratives:with_changes')}
        disabled={!mayEdit || !kept}
        control={
          <Checkbox
            size="small"
            checked={kept?.withChanges ?? false}
            onChange={(_, withChanges) => void save({ withChanges })}
          />
        }
      />
    </Root>
  )
}
