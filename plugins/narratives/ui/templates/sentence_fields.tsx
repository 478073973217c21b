import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Predicate } from '#kernel/case/rules/rule'
import {
  narrativeSections,
  type NarrativeSection,
  type NarrativeSentence,
} from '#plugins/narratives/contract/template'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { Panel } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'

const Fields = styled('div')({ padding: '8px 14px 12px', display: 'grid', gap: 8 })
const Label = styled('label')({
  fontSize: 12,
  fontWeight: 550,
  color: colour.ink2,
  display: 'block',
  marginBottom: 3,
})

interface SentenceFieldsProps {
  sentence: NarrativeSentence
  isReadOnly: boolean
  onChange: (sentence: NarrativeSentence) => void
  onRemove: () => void
}

/** Everything that a sentence of a template says of itself. */
export function SentenceFields({ sentence, isReadOnly, onChange, onRemove }: SentenceFieldsProps) {
  const { t } = useTranslation()
  const [condition, setCondition] = useState(
    sentence.when ? JSON.stringify(sentence.when, null, 1) : ''
  )
  const [isWrong, setWrong] = useState(false)
  const change = (part: Partial<NarrativeSentence>) => onChange({ ...sentence, ...part })
  const type = (text: string) => {
    setCondition(text)
    const { when: _, ...rest } = sentence
    if (text.trim() === '') {
      setWrong(false)
      return onChange(rest)
    }
    try {
      onChange({ ...rest, when: JSON.parse(text) as Predicate })
      setWrong(false)
    } catch {
      setWrong(true)
    }
  }
  const text = (language: 'zh' | 'en') => (
    <Field
      label={t(`narratives:templates.text_${language}`)}
      value={sentence.text[language]}
      isReadOnly={isReadOnly}
      onValue={(value) => change({ text: { ...sentence.text, [language]: value } })}
    />
  )
  return (
    <Panel title={sentence.key}>
      <Fields>
        <Field
          label={t('narratives:templates.key')}
          value={sentence.key}
          isReadOnly={isReadOnly}
          onValue={(key) => change({ key })}
        />
        <Choice
          tall
          label={t('narratives:templates.section')}
          value={sentence.section}
          disabled={isReadOnly}
          onChoose={(section) => change({ section: section as NarrativeSection })}
        >
          {narrativeSections.map((section) => (
            <option key={section} value={section}>
              {t(`narratives:section.${section}`)}
            </option>
          ))}
        </Choice>
        <Field
          label={t('narratives:templates.each')}
          value={sentence.each ?? ''}
          isReadOnly={isReadOnly}
          onValue={(each) => {
            const { each: _, ...rest } = sentence
            onChange(each === '' ? rest : { ...rest, each })
          }}
        />
        <Field
          label={t('narratives:templates.condition')}
          value={condition}
          error={isWrong ? t('narratives:templates.condition_wrong') : undefined}
          isReadOnly={isReadOnly}
          onValue={type}
        />
        {text('zh')}
        {text('en')}
        {!isReadOnly && (
          <div>
            <FormControlLabel
              label={t('narratives:templates.hide')}
              control={
                <Checkbox
                  size="small"
                  checked={sentence.isHidden ?? false}
                  onChange={(_, isHidden) => change({ isHidden })}
                />
              }
            />
            <Btn size="small" kind="ghost" onClick={onRemove}>
              {t('narratives:templates.delete')}
            </Btn>
          </div>
        )}
      </Fields>
    </Panel>
  )
}

interface FieldProps {
  label: string
  value: string
  isReadOnly: boolean
  error?: string
  onValue: (value: string) => void
}

function Field({ label, value, isReadOnly, error, onValue }: FieldProps) {
  const id = useId()
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <OutlinedInput
        id={id}
        fullWidth
        multiline
        maxRows={10}
        readOnly={isReadOnly}
        error={error !== undefined}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        sx={{ fontSize: 12.5 }}
        inputProps={{ 'aria-describedby': error ? `${id}-error` : undefined }}
      />
      {error && (
        <p id={`${id}-error`} style={{ color: colour.redDeep, fontSize: 12, margin: '4px 0 0' }}>
          {error}
        </p>
      )}
    </div>
  )
}
