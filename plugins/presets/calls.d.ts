// Written by `npm run calls` from the OpenAPI document; not edited by hand.
import type { CaseContent } from '#kernel/case/content/case_content'

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /admin/presets/{kind}": {
            path: {
                kind: "sender" | "reporter" | "product" | "study";
            };
            query?: {
                sort?: [
                    "name" | "updatedAt" | "updatedBy",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                };
            };
            answer: {
                id: string;
                kind: string;
                name: string;
                content: CaseContent;
                revision: number;
                updatedAt: string;
                updatedBy: string;
            }[];
        };
        "POST /admin/presets/{kind}": {
            path: {
                kind: "sender" | "reporter" | "product" | "study";
            };
            body: {
                name: string;
                content: CaseContent;
            };
            answer: {
                id: string;
                kind: string;
                name: string;
                content: CaseContent;
                revision: number;
                updatedAt: string;
                updatedBy: string;
            };
        };
        "DELETE /admin/presets/{kind}/{id}": {
            path: {
                kind: "sender" | "reporter" | "product" | "study";
                id: string;
            };
            answer: {
                id: string;
                kind: string;
                name: string;
                content: CaseContent;
                revision: number;
                updatedAt: string;
                updatedBy: string;
            };
        };
        "GET /admin/presets/{kind}/{id}": {
            path: {
                kind: "sender" | "reporter" | "product" | "study";
                id: string;
            };
            answer: {
                id: string;
                kind: string;
                name: string;
                content: CaseContent;
                revision: number;
                updatedAt: string;
                updatedBy: string;
            };
        };
        "PUT /admin/presets/{kind}/{id}": {
            path: {
                kind: "sender" | "reporter" | "product" | "study";
                id: string;
            };
            body: {
                revision: number;
                name: string;
                content: CaseContent;
            };
            answer: {
                id: string;
                kind: string;
                name: string;
                content: CaseContent;
                revision: number;
                updatedAt: string;
                updatedBy: string;
            };
        };
        "GET /admin/templates/{kind}": {
            path: {
                kind: "sender" | "reporter" | "product" | "study";
            };
            query?: {
                sort?: [
                    "name" | "updatedAt" | "updatedBy",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                };
            };
            answer: {
                id: string;
                kind: string;
                name: string;
                content: CaseContent;
                revision: number;
                updatedAt: string;
                updatedBy: string;
            }[];
        };
        "POST /admin/templates/{kind}": {
            path: {
                kind: "sender" | "reporter" | "product" | "study";
            };
            body: {
                name: string;
                content: CaseContent;
            };
            answer: {
                id: string;
                kind: string;
                name: string;
                content: CaseContent;
                revision: number;
                updatedAt: string;
                updatedBy: string;
            };
        };
        "DELETE /admin/templates/{kind}/{id}": {
            path: {
                kind: "sender" | "reporter" | "product" | "study";
                id: string;
            };
            answer: {
                id: string;
                kind: string;
                name: string;
                content: CaseContent;
                revision: number;
                updatedAt: string;
                updatedBy: string;
            };
        };
        "GET /admin/templates/{kind}/{id}": {
            path: {
                kind: "sender" | "reporter" | "product" | "study";
                id: string;
            };
            answer: {
                id: string;
                kind: string;
                name: string;
                content: CaseContent;
                revision: number;
                updatedAt: string;
                updatedBy: string;
            };
        };
        "PUT /admin/templates/{kind}/{id}": {
            path: {
                kind: "sender" | "reporter" | "product" | "study";
                id: string;
            };
            body: {
                revision: number;
                name: string;
                content: CaseContent;
            };
            answer: {
                id: string;
                kind: string;
                name: string;
                content: CaseContent;
                revision: number;
                updatedAt: string;
                updatedBy: string;
            };
        };
        "GET /presets/{kind}": {
            path: {
                kind: "sender" | "reporter" | "product" | "study";
            };
            query?: {
                text?: string;
            };
            answer: {
                presets: {
                    id: string;
                    kind: string;
                    name: string;
                    content: CaseContent;
                    revision: number;
                    updatedAt: string;
                    updatedBy: string;
                }[];
                total: number;
            };
        };
    }
}
