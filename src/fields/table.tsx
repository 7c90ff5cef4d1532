import type { ComponentType } from 'react';
import type { FieldType } from '../definition';
import { BlocksField } from './blocks/BlocksField';
import { GroupField } from './group/GroupField';
import { ImagesField } from './images/ImagesField';
import { LinkWidget } from './link/LinkWidget';
import { ListField } from './list/ListField';
import { MultilineWidget } from './multiline/MultilineWidget';
import { NumberWidget } from './number/NumberWidget';
import { RadioWidget } from './radio/RadioWidget';
import { RichTextWidget } from './richText/RichTextWidget';
import type { Props } from './shared/rjsf';
import type { SettingsOf, WidgetProps } from './shared/widget';
import { TextWidget } from './text/TextWidget';

/** How a type is shown: a field of one value brings its input, any other draws itself whole. */
type Entry<Type extends FieldType> =
  SettingsOf<Extract<Type, WidgetProps['settings']['type']>> extends never
    ? { readonly field: ComponentType<Props> }
    : { readonly widget: ComponentType<WidgetProps<Extract<Type, WidgetProps['settings']['type']>>> };

/** Every field type and what shows it. A new type is a new entry here and a new folder beside it. */
export const fieldTable = {
  text: { widget: TextWidget },
  multiline: { widget: MultilineWidget },
  richText: { widget: RichTextWidget },
  number: { widget: NumberWidget },
  radio: { widget: RadioWidget },
  link: { widget: LinkWidget },
  images: { field: ImagesField },
  group: { field: GroupField },
  list: { field: ListField },
  blocks: { field: BlocksField },
} as const satisfies { readonly [Type in FieldType]: Entry<Type> };
