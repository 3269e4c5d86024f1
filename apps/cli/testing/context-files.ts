import type { Files } from '@pinakes/testing/temp-folder';

export const ARCHITECTURE = '.the_conn/context/global/Architecture.md';
export const TECH_STACK = '.the_conn/context/global/Tech_Stack.md';
export const AUTH = '.the_conn/context/epics/EPIC-01/Module_Design_Auth.md';
export const ORDER = '.the_conn/context/epics/EPIC-02_Order/Module_Design_Order.md';
export const PAYMENT = '.the_conn/context/epics/EPIC-03/Payment_Integration.md';

/** A context at each of the paths above. Only the text of PAYMENT has a keyword. */
export const CONTEXTS: Files = {
	[ARCHITECTURE]: '---\ntitle: 整体架构\n---\n',
	[TECH_STACK]: '---\ntitle: 技术栈\n---\n',
	[AUTH]: '---\ntitle: 登录设计\nupdated: 2025-12-23\n---\n',
	[ORDER]: '---\ntitle: 下单设计\n---\n',
	[PAYMENT]: '---\ntitle: 对接渠道\n---\n\n渠道需要 authentication。\n',
};
