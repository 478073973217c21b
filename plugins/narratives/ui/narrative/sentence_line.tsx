import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { elementOfPath } from '#kernel/case/content/element_path'
import type { StandingSentence } from '#plugins/narratives/contract/edits'
import { Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'

const Root = styled('div')({
  'display': 'grid',
  'gridTemplateColumns': '22px 16px minmax(0, 1fr) auto',
  'gap': '0 8px',
  'padding': '4px 12px',
  'lineHeight': 1.6,
  'alignItems': 'baseline',
  '& p': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', cursor: 'pointer' },
  '& u': { textDecoration: 'none', borderBottom: `1px dotted ${colour.accent}` },
  '&[data-active=true]': { background: colour.accentSoft },
  '&[data-state=edited], &[data-state=own]': { boxShadow: `inset 3px 0 0 ${colour.amberLine}` },
  '&[data-state=deleted] p': { textDecoration: 'line-through', color: colour.ink3 },
})

/** Who owns a sentence, at a glance; the words of it are read out. */
const marks = { follows: '○', edited: '✎', own: '+', deleted: '✕' } as const

/** So many elements are named beside a sentence; all of them in what it is made of. */
const NAMED = 3

const Warning = styled('div')({ color: colour.amber, fontSize: 12 })

interface SentenceLineProps {
  sentence: StandingSentence
  number: number
  isActive: boolean
  /** There is room for the numbers of its elements. */
  isWide: boolean
  onChoose: () => void
  onHover: () => void
  /** Below the text, while the sentence is at hand. */
  children?: ReactNode
}

/** A sentence with what it takes from the case underlined. */
export function SentenceLine(props: SentenceLineProps) {
  const { sentence, number, isActive, isWide, onChoose, onHover, children } = props
  const { t } = useTranslation()
  const { state, template, text, otherwise } = sentence
  const parts = state === 'follows' && template ? template.parts : [text]
  const elements = elementsOf(sentence)
  return (
    <Root
      data-state={state}
      data-sentence={sentence.id}
      data-active={isActive}
      onMouseEnter={onHover}
      title={isWide ? undefined : elements.join(' · ')}
    >
      <Quiet className="num">{number}</Quiet>
      <span aria-hidden title={t(`narratives:state.${state}`)}>
        {marks[state]}
      </span>
      <div>
        <p
          role="button"
          tabIndex={0}
          aria-pressed={isActive}
          aria-label={`${t(`narratives:state.${state}`)}: ${text}`}
          onFocus={onChoose}
          onClick={onChoose}
        >
          {parts.map((part, at) => (typeof part === 'string' ? part : <u key={at}>{part.text}</u>))}
        </p>
        {otherwise.length > 0 && (
          <Warning>{t('narratives:differs', { count: otherwise.length })}</Warning>
        )}
        {children}
      </div>
      {isWide && (
        <Quiet style={{ fontSize: 11 }}>
          {elements.slice(0, NAMED).join(' · ')}
          {elements.length > NAMED && ` +${elements.length - NAMED}`}
        </Quiet>
      )}
    </Root>
  )
}

/** Numbers of the elements of a sentence, each once. */
const elementsOf = ({ template }: StandingSentence): string[] => [
  ...new Set(template?.elements.flatMap(({ paths }) => paths.map(elementOfPath))),
]
