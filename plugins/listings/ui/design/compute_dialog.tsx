import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import type { ColumnSource } from '#plugins/listings/contract/design'
import { Choice } from '#resources/kit/choice'
import { DialogFrame, Labelled, Side } from './dialog_frame'
import { ElementChoice } from './element_choice'

const kinds = ['days', 'join', 'first', 'count', 'when', 'term'] as const
type Kind = (typeof kinds)[number]

const isDate = ({ type }: ElementDefinition) => type === 'date'
const isCoded = ({ codeList }: ElementDefinition) => codeList === 'meddra-llt'

interface ComputeDialogProps {
  onAdd: (source: ColumnSource) => void
  onClose: () => void
}

/** Adds a column that is computed of elements. */
export function ComputeDialog({ onAdd, onClose }: ComputeDialogProps) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<Kind>('days')
  const [first, setFirst] = useState<string>()
  const [second, setSecond] = useState<string>()
  const [text, setText] = useState('')
  const [words, setWords] = useState({ en: '', zh: '', enElse: '', zhElse: '' })
  const source = sourceOf(kind, first, second, text, words)
  const word = (key: keyof typeof words, label: string) => (
    <Labelled>
      {label}
      <OutlinedInput
        size="small"
        value={words[key]}
        onChange={(event) => setWords({ ...words, [key]: event.target.value })}
        inputProps={{ 'aria-label': label, 'maxLength': 120 }}
      />
    </Labelled>
  )
  return (
    <DialogFrame
      title={t('listings:computed.new_title')}
      act={t('listings:computed.add')}
      problem={source ? undefined : t('listings:computed.incomplete')}
      onDone={() => {
        onAdd(source!)
        onClose()
      }}
      onClose={onClose}
    >
      <Labelled>
        {t('listings:computed.kind.name')}
        <Choice
          tall
          label={t('listings:computed.kind.name')}
          value={kind}
          onChoose={(chosen) => {
            setKind(chosen as Kind)
            setFirst(undefined)
            setSecond(undefined)
          }}
        >
          {kinds.map((each) => (
            <option key={each} value={each}>
              {t(`listings:computed.kind.${each}`)}
            </option>
          ))}
        </Choice>
      </Labelled>
      <ElementChoice
        key={kind}
        label={t(kind === 'days' ? 'listings:computed.from' : 'listings:computed.element')}
        element={first}
        takes={kind === 'days' ? isDate : kind === 'term' ? isCoded : undefined}
        onElement={setFirst}
      />
      {(kind === 'days' || kind === 'join') && (
        <ElementChoice
          label={t(kind === 'days' ? 'listings:computed.to' : 'listings:computed.second')}
          element={second}
          takes={kind === 'days' ? isDate : undefined}
          onElement={setSecond}
        />
      )}
      {kind === 'term' && (
        <Labelled>
          {t('listings:computed.level')}
          <Choice tall label={t('listings:computed.level')} value={text || 'pt'} onChoose={setText}>
            <option value="pt">PT</option>
            <option value="soc">SOC</option>
          </Choice>
        </Labelled>
      )}
      {kind === 'when' && (
        <>
          <Labelled>
            {t('listings:computed.codes')}
            <OutlinedInput
              size="small"
              value={text}
              onChange={(event) => setText(event.target.value)}
              inputProps={{ 'aria-label': t('listings:computed.codes'), 'maxLength': 200 }}
            />
          </Labelled>
          <Side>
            {word('zh', t('listings:computed.then_zh'))}
            {word('en', t('listings:computed.then_en'))}
          </Side>
          <Side>
            {word('zhElse', t('listings:computed.else_zh'))}
            {word('enElse', t('listings:computed.else_en'))}
          </Side>
        </>
      )}
    </DialogFrame>
  )
}

/** What was chosen as a source; undefined while something is lacking. */
function sourceOf(
  kind: Kind,
  first: string | undefined,
  second: string | undefined,
  text: string,
  words: { en: string; zh: string; enElse: string; zhElse: string }
): ColumnSource | undefined {
  if (!first) return undefined
  switch (kind) {
    case 'days':
      return second ? { of: 'days', element: first, to: second } : undefined
    case 'join':
      return second ? { of: 'join', elements: [first, second], separator: ' ' } : undefined
    case 'term':
      return { of: 'term', element: first, level: text === 'soc' ? 'soc' : 'pt' }
    case 'when': {
      const { en, zh, enElse, zhElse } = words
      if (!en.trim() || !zh.trim()) return undefined
      const values = text.split(/[\s,，、]+/).filter(Boolean)
      const otherwise = enElse.trim() && zhElse.trim() ? { en: enElse, zh: zhElse } : undefined
      const branches = [{ element: first, values, then: { en, zh } }]
      return { of: 'when', branches, ...(otherwise && { otherwise }) }
    }
    default:
      return { of: kind, element: first }
  }
}
