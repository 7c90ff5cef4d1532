import { defineArea } from '../../src/definition';

export const homeBuyingGuide = defineArea({
  name: 'home-buying-guide',
  path: '/manage-home-buying-guide',
  menu: { label: 'Manage Home Buying Guide', icon: 'guide', position: 120 },
  access: { read: 'read:hbg', create: 'create:hbg', update: 'update:hbg', delete: 'delete:hbg' },
  store: { kind: 'page', tag: 'buyers-guide-{brand}' },
  tabs: [
    { key: 'reservation-process', label: 'Reservation Process', editor: 'guide-reservation-process' },
    { key: 'document-requirements', label: 'Document Requirements', editor: 'guide-document-requirements' },
    { key: 'payment-channel', label: 'Payment Channel', editor: 'guide-payment-channel' },
    { key: 'faq', label: 'FAQ', editor: 'guide-faq' },
  ],
});
