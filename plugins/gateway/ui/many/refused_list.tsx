import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { colour, size } from '#resources/kit/theme/tokens'

const Root = styled('section')({
  'border': `1px solid ${colour.amberLine}`,
  'borderRadius': size.radius,
  'background': colour.amberSoft,
  'padding': '8px 12px',
  '& h3': { margin: '0 0 4px', fontSize: 13, fontWeight: 600, color: colour.amber },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, maxHeight: 160, overflow: 'auto' },
  '& li': { padding: '2px 0', overflowWrap: 'anywhere' },
})

interface RefusedListProps {
  refused: readonly { readonly name: string; readonly sentence: string }[]
}

/** What is left out of an act on many, each with the reason. */
export function RefusedList({ refused }: RefusedListProps) {
  const { t } = useTranslation()
  if (refused.length === 0) return null
  const title = t('gateway:many.left_out', { count: refused.length })
  return (
    <Root>
      <h3>{title}</h3>
      <ul tabIndex={0} aria-label={title}>
        {refused.map(({ name, sentence }) => (
          <li key={`${name} ${sentence}`}>
            <b className="num">{name}</b> {sentence}
          </li>
        ))}
      </ul>
    </Root>
  )
}
