import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { NarrativeTemplate } from '#plugins/narratives/contract/template'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Moment } from '#resources/app/moment'
import { Btn } from '#resources/kit/btn'
import { Grow, Quiet } from '#resources/kit/panel'
import { SideDrawer } from '#resources/kit/side_drawer'
import { colour } from '#resources/kit/theme/tokens'

const Line = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  listStyle: 'none',
  padding: '10px 18px',
  borderBottom: `1px solid ${colour.lineSoft}`,
})

interface VersionsDrawerProps {
  template: { id: string; revision: number }
  /** Takes an earlier revision, to be saved as a new one. */
  onTake: (template: NarrativeTemplate) => void
  onClose: () => void
}

/** The revisions of a template, the latest first; an earlier one can be taken again. */
export function VersionsDrawer({ template, onTake, onClose }: VersionsDrawerProps) {
  const { t } = useTranslation()
  const path = { narrativeTemplateId: template.id }
  const { data } = useAnswer('GET /narratives/templates/{narrativeTemplateId}/versions', { path })
  const title = t('narratives:templates.revisions')
  return (
    <SideDrawer open title={title} onClose={onClose}>
      <ul aria-label={title} style={{ margin: 0, padding: 0, overflow: 'auto' }}>
        {data?.map(({ revision, name, savedByName, savedAt, template: saved }) => (
          <Line key={revision}>
            <span>
              <b className="num">{t('narratives:templates.of_revision', { revision })}</b> {name}
              <br />
              <Quiet>
                {savedByName} · <Moment at={savedAt} />
              </Quiet>
            </span>
            <Grow />
            {revision !== template.revision && (
              <Btn
                size="small"
                onClick={() => {
                  onTake(saved)
                  onClose()
                }}
              >
                {t('narratives:templates.take')}
              </Btn>
            )}
          </Line>
        ))}
      </ul>
    </SideDrawer>
  )
}
