import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
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

/** A revision as its list shows it. */
interface Revision {
  readonly revision: number
  readonly name: string
  readonly savedByName: string
  readonly savedAt: string
}

interface RevisionsDrawerProps<Of extends Revision> {
  /** The latest first; null while they are loading. */
  revisions: readonly Of[] | null
  /** The one in use. */
  current: number
  /** Takes an earlier revision, to be saved as a new one. */
  onTake: (revision: Of) => void
  onClose: () => void
}

/** The revisions of what people design; an earlier one can be taken again. */
export function RevisionsDrawer<Of extends Revision>(props: RevisionsDrawerProps<Of>) {
  const { revisions, current, onTake, onClose } = props
  const { t } = useTranslation()
  const title = t('revisions.title')
  return (
    <SideDrawer open title={title} onClose={onClose}>
      <ul aria-label={title} style={{ margin: 0, padding: 0, overflow: 'auto' }}>
        {revisions?.map((each) => (
          <Line key={each.revision}>
            <span>
              <b className="num">{t('revisions.of', { revision: each.revision })}</b> {each.name}
              <br />
              <Quiet>
                {each.savedByName} · <Moment at={each.savedAt} />
              </Quiet>
            </span>
            <Grow />
            {each.revision !== current && (
              <Btn
                size="small"
                aria-label={t('revisions.take_of', { revision: each.revision })}
                onClick={() => {
                  onTake(each)
                  onClose()
                }}
              >
                {t('revisions.take')}
              </Btn>
            )}
          </Line>
        ))}
      </ul>
    </SideDrawer>
  )
}
