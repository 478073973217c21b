import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#kernel/content/case_content'
import type { CellLine } from '#kernel/forms/page_layout'
import { currentLanguage } from '#resources/app/language'
import { Dot } from '#resources/kit/dot'
import { colour } from '#resources/kit/theme/tokens'
import { useForms } from '../catalogue/forms_context'
import { useToneBelow } from '../findings/use_findings'
import { cellLines } from './cell_lines'

const Root = styled('div')({
  'position': 'relative',
  'lineHeight': 1.45,
  '& p': { margin: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& p span': { color: colour.ink3 },
  '& + &': { marginTop: 4, paddingTop: 4, borderTop: `1px dashed ${colour.line}` },
  '& > i': { position: 'absolute', right: -4, top: 4 },
})

interface PairLinesProps {
  pair: Row
  lines: readonly CellLine[]
  /** Machine path of the pair. */
  path: string
}

/** What one pair says in its cell, with a mark where the rules have found something. */
export const PairLines = memo(function PairLines({ pair, lines, path }: PairLinesProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const tone = useToneBelow(path)
  const said = cellLines(catalogue, lines, pair, currentLanguage())
  return (
    <Root>
      {said.length === 0 && <p>{t('forms.no_assessment')}</p>}
      {said.map(({ by, value }, index) => (
        <p key={index} title={`${by} ${value}`}>
          {by && <span>{by} </span>}
          {value}
        </p>
      ))}
      {tone && (
        <i>
          <Dot tone={tone} />
        </i>
      )}
    </Root>
  )
})
