import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { type Answer } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useEnter } from '#resources/app/project_select/use_enter'
import { EnvironmentLabel } from '#resources/app/shell/environment_label'
import { Panel, Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'

type Thing = Answer<'GET /demonstration/things'>[number]

const Things = styled('ol')({
  'listStyle': 'none',
  'margin': 0,
  'padding': '4px 0',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '24px 1fr auto',
    gap: '0 10px',
    alignItems: 'baseline',
    padding: '8px 14px',
  },
  '& li + li': { borderTop: `1px solid ${colour.lineSoft}` },
  '& a': { fontWeight: 600 },
  '& p': { margin: '2px 0 0', color: colour.ink2, fontSize: 12 },
})

/** What there is to try, in the order in which a case goes its way; each leads to its screen. */
export function FiveThings() {
  const { t } = useTranslation()
  const { data } = useAnswer('GET /demonstration/things', {}, { poll: true })
  const { busy, enter } = useEnter()
  if (!data || data.length === 0) return null
  return (
    <div style={{ marginTop: 28 }}>
      <Panel title={t('demo:things.title')} hint={t('demo:things.lead')}>
        <Things>
          {data.map((thing, at) => (
            <li key={thing.key}>
              <Quiet>{at + 1}</Quiet>
              <div>
                <Name
                  thing={thing}
                  onEnter={(href) =>
                    busy || enter(thing.project.id, thing.environment as 0 | 1, href)
                  }
                />
                <p>{t(`demo:things.${thing.key}.text`)}</p>
              </div>
              <Quiet>
                {thing.project.code} <EnvironmentLabel environment={thing.environment as 0 | 1} />
              </Quiet>
            </li>
          ))}
        </Things>
      </Panel>
    </div>
  )
}

/** The way there, or who may go it. */
function Name({ thing, onEnter }: { thing: Thing; onEnter: (href: string) => void }) {
  const { t } = useTranslation()
  const title = t(`demo:things.${thing.key}.title`)
  const { href } = thing
  if (href === null) {
    return (
      <>
        <b>{title}</b> <Quiet>{t('demo:things.as', { username: thing.as })}</Quiet>
      </>
    )
  }
  return (
    <a
      href={href}
      onClick={(event) => {
        // The project has to be entered first.
        event.preventDefault()
        onEnter(href)
      }}
    >
      {title}
    </a>
  )
}
