import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { ListingDesign } from '#plugins/listings/contract/design'
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
  listing: { id: string; revision: number }
  /** Takes the design of an earlier revision, to be saved as a new one. */
  onTake: (design: ListingDesign) => void
  onClose: () => void
}

/** The revisions of a design, the latest first; an earlier one can be taken again. */
export function VersionsDrawer({ listing, onTake, onClose }: VersionsDrawerProps) {
  const { t } = useTranslation()
  const path = { designId: listing.id }
  const { data } = useAnswer('GET /report/linelistings/{designId}/versions', { path })
  return (
    <SideDrawer open title={t('listings:revisions')} onClose={onClose}>
      <ul aria-label={t('listings:revisions')} style={{ margin: 0, padding: 0, overflow: 'auto' }}>
        {data?.map(({ revision, name, savedByName, savedAt, design }) => (
          <Line key={revision}>
            <span>
              <b className="num">{t('listings:of_revision', { revision })}</b> {name}
              <br />
              <Quiet>
                {savedByName} · <Moment at={savedAt} />
              </Quiet>
            </span>
            <Grow />
            {revision !== listing.revision && (
              <Btn
                size="small"
                aria-label={t('listings:take_revision', { revision })}
                onClick={() => {
                  onTake(design)
                  onClose()
                }}
              >
                {t('listings:take')}
              </Btn>
            )}
          </Line>
        ))}
      </ul>
    </SideDrawer>
  )
}
