import type { ComponentType } from 'react';
import type { FieldOf, FieldType } from '../kinds/field';
import { BlocksInput } from './blocks/BlocksInput';
import { ChoiceWidget } from './choice/ChoiceWidget';
import { CoordinatesWidget } from './coordinates/CoordinatesWidget';
import { DateWidget } from './date/DateWidget';
import { DateTimeWidget } from './dateTime/DateTimeWidget';
import { DaysWidget } from './days/DaysWidget';
import { EmailWidget } from './email/EmailWidget';
import { EntriesWidget } from './entries/EntriesWidget';
import { FileInput } from './files/FileInput';
import { FilesInput } from './files/FilesInput';
import { GroupInput } from './group/GroupInput';
import { LinkWidget } from './link/LinkWidget';
import { LinksInput } from './links/LinksInput';
import { ListInput } from './list/ListInput';
import { MoneyWidget } from './money/MoneyWidget';
import { MonthWidget } from './month/MonthWidget';
import { MultiChoiceWidget } from './multiChoice/MultiChoiceWidget';
import { MultilineWidget } from './multiline/MultilineWidget';
import { OneOfInput } from './oneOf/OneOfInput';
import { PermissionsInput } from './permissions/PermissionsInput';
import { NumberWidget } from './number/NumberWidget';
import { PhoneWidget } from './phone/PhoneWidget';
import { PlaceWidget } from './place/PlaceWidget';
import { QuantityWidget } from './quantity/QuantityWidget';
import { RadioWidget } from './radio/RadioWidget';
import { ReadOnlyWidget } from './readOnly/ReadOnlyWidget';
import { RichTextWidget } from './richText/RichTextWidget';
import type { Props } from './shared/rjsf';
import type { WidgetProps } from './shared/widget';
import { TagsWidget } from './tags/TagsWidget';
import { TextListInput } from './textList/TextListInput';
import { TextWidget } from './text/TextWidget';
import { TimeWidget } from './time/TimeWidget';
import { TimeRangeWidget } from './timeRange/TimeRangeWidget';
import { ToggleWidget } from './toggle/ToggleWidget';
import { VideoLinkWidget } from './videoLink/VideoLinkWidget';

/** How a type is rendered: input types provide a widget inside the common frame; the others render the whole field. */
type Entry<Type extends FieldType> =
  FieldOf<Extract<Type, WidgetProps['settings']['type']>> extends never
    ? { readonly field: ComponentType<Props> }
    : { readonly widget: ComponentType<WidgetProps<Extract<Type, WidgetProps['settings']['type']>>> };

/** The component of every field type. A new type needs an entry here and its own folder next to this file. */
export const fieldTable = {
  text: { widget: TextWidget },
  multiline: { widget: MultilineWidget },
  richText: { widget: RichTextWidget },
  number: { widget: NumberWidget },
  money: { widget: MoneyWidget },
  date: { widget: DateWidget },
  month: { widget: MonthWidget },
  time: { widget: TimeWidget },
  dateTime: { widget: DateTimeWidget },
  timeRange: { widget: TimeRangeWidget },
  toggle: { widget: ToggleWidget },
  radio: { widget: RadioWidget },
  choice: { widget: ChoiceWidget },
  multiChoice: { widget: MultiChoiceWidget },
  quantity: { widget: QuantityWidget },
  days: { widget: DaysWidget },
  tags: { widget: TagsWidget },
  email: { widget: EmailWidget },
  phone: { widget: PhoneWidget },
  readOnly: { widget: ReadOnlyWidget },
  link: { widget: LinkWidget },
  videoLink: { widget: VideoLinkWidget },
  place: { widget: PlaceWidget },
  coordinates: { widget: CoordinatesWidget },
  pages: { widget: EntriesWidget },
  entries: { widget: EntriesWidget },
  textList: { field: TextListInput },
  links: { field: LinksInput },
  image: { field: FileInput },
  images: { field: FilesInput },
  media: { field: FilesInput },
  video: { field: FileInput },
  videos: { field: FilesInput },
  document: { field: FileInput },
  documents: { field: FilesInput },
  permissions: { field: PermissionsInput },
  group: { field: GroupInput },
  list: { field: ListInput },
  blocks: { field: BlocksInput },
  oneOf: { field: OneOfInput },
} as const satisfies { readonly [Type in FieldType]: Entry<Type> };
