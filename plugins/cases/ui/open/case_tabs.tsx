import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { Icon } from '#resources/kit/icons'
import { colour } from '#resources/kit/theme/tokens'
import { useOpenCases } from './use_open_cases'

const Root = styled('nav')({
  'flex': 'none',
  'display': 'flex',
  'alignItems': 'flex-end',
  'gap': 4,
  'height': 34,
  'padding': '0 20px',
  'overflowX': 'auto',
  'background': colour.ground,
  'borderBottom': `1px solid ${colour.line}`,
  '& > span': {
    display: 'flex',
    alignItems: 'center',
    height: 29,
    padding: '0 4px 0 12px',
    border: '1px solid transparent',
    borderBottom: 0,
    borderRadius: '6px 6px 0 0',
  },
  '& > span[data-on=true]': {
    background: colour.card,
    borderColor: colour.line,
    marginBottom: -1,
    height: 30,
    fontWeight: 600,
  },
  '& a': { color: colour.ink2, whiteSpace: 'nowrap' },
  '& [data-on=true] a': { color: colour.ink },
  '& button': {
    display: 'inline-flex',
    padding: 3,
    marginLeft: 4,
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: colour.ink3,
    cursor: 'pointer',
  },
  '& button:hover': { background: colour.lineSoft, color: colour.ink },
})

/** The cases that are open, above the strip of the one that is shown. */
export function CaseTabs({ head }: { head: CaseHead }) {
  const { t } = useTranslation()
  const { open, go, close } = useOpenCases(head)
  return (
    <Root aria-label={t('cases:tabs.label')}>
      {open.map((each) => (
        <span key={each.id} data-on={each.id === head.id}>
          <a
            className="num"
            href={each.address}
            aria-current={each.id === head.id ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              if (each.id !== head.id) go(each)
            }}
          >
            {each.caseNo}
          </a>
          <button
            type="button"
            aria-label={t('cases:tabs.close', { caseNo: each.caseNo })}
            title={t('cases:tabs.close', { caseNo: each.caseNo })}
            onClick={() => close(each)}
          >
            <Icon name="close" size={13} />
          </button>
        </span>
      ))}
    </Root>
  )
}
