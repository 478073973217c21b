import { useTranslation } from 'react-i18next'
import { isFile } from '#kernel/content/leaf'
import { Icon } from '#resources/kit/icons'
import { Quiet } from '#resources/kit/panel'
import type { WidgetProps } from '../fields/field_props'
import { fileSize } from './file_size'
import { NullFlavourBox } from './null_flavour'

/** A document that came with the report: its name, kind and size. */
export function FileWidget(props: WidgetProps) {
  const { leaf } = props
  const { t } = useTranslation()
  return (
    <NullFlavourBox {...props}>
      <span
        id={props.id}
        style={{ display: 'flex', alignItems: 'center', gap: 8, padding: '0 9px', minWidth: 0 }}
      >
        {isFile(leaf) ? (
          <>
            <Icon name="document" size={15} />
            <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {leaf.name ?? t('forms.document')}
            </span>
            <Quiet>{[leaf.mediaType, fileSize(leaf.size)].filter(Boolean).join(' · ')}</Quiet>
          </>
        ) : (
          <Quiet>{t('forms.no_document')}</Quiet>
        )}
      </span>
    </NullFlavourBox>
  )
}
