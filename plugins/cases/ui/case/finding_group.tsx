import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Finding } from '#kernel/case/rules/finding'
import { say } from '#resources/app/language'
import { Btn } from '#resources/kit/btn'
import { Icon } from '#resources/kit/icons'
import { Grow } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { CountTags } from './count_tags'
import type { FindingGroup as Group } from './findings_by_page'

const Head = styled(ButtonBase)({
  position: 'sticky',
  top: 44,
  zIndex: 1,
  display: 'flex',
  gap: 6,
  width: '100%',
  minHeight: 34,
  padding: '0 14px 0 8px',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'left',
  background: colour.head,
  borderTop: `1px solid ${colour.line}`,
})

/** Pages whose findings are folded away, as long as the window stays. */
const folded = new Set<string>()

/** So many are shown before somebody asks for the rest. */
const AT_FIRST = 30

interface FindingGroupProps {
  group: Group
  /** Draws one of them. */
  children: (finding: Finding) => ReactNode
}

/** What is found on one page, with how much of each kind; it folds. */
export function FindingGroup({ group: { page, findings }, children }: FindingGroupProps) {
  const { t } = useTranslation()
  const name = page?.page ?? ''
  const [isOpen, setOpen] = useState(!folded.has(name))
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? findings : findings.slice(0, AT_FIRST)
  const rest = findings.length - shown.length
  const fold = () => {
    if (isOpen) folded.add(name)
    else folded.delete(name)
    setOpen(!isOpen)
  }
  return (
    <section>
      <Head aria-expanded={isOpen} onClick={fold}>
        <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={14} />
        {page ? say(page.short) : t('cases:findings.no_page')}
        <Grow />
        <CountTags findings={findings} />
      </Head>
      {isOpen && shown.map(children)}
      {isOpen && rest > 0 && (
        <Btn kind="ghost" size="small" sx={{ m: 1 }} onClick={() => setWhole(true)}>
          {t('cases:findings.more', { count: rest })}
        </Btn>
      )}
    </section>
  )
}
