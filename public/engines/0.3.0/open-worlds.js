// \0rolldown/runtime.js
var e = Object.defineProperty, t = (e, t, n) => () => {
	if (n) throw n[0];
	try {
		return e && (t = e(e = 0)), t;
	} catch (e) {
		throw n = [e], e;
	}
}, n = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
}, r, i = t((() => {
	r = class {
		#e;
		constructor(e) {
			this.#e = e;
		}
		spend(e) {
			return this.#e -= e, this.#e >= 0;
		}
		get isSpent() {
			return this.#e < 0;
		}
	};
}));
// lib/core/words.ts
function a(e, t, n = `${t}s`) {
	return `${e} ${e === 1 ? t : n}`;
}
function o(e, t = "and") {
	return e.length < 2 ? e.join("") : e.length > re ? `${e.slice(0, re).join(", ")} ${t} ${e.length - re} more` : `${e.slice(0, -1).join(", ")} ${t} ${e.at(-1)}`;
}
function s(e) {
	let t = oe.get(e);
	return t === void 0 && (t = c(u(e)), ce += e.length + t.length, ce > se && (oe.clear(), ce = e.length + t.length), oe.set(e, t)), t;
}
function c(e) {
	if (e.length <= ie) return e;
	let t = 2166136261;
	for (let n = 0; n < e.length; n++) t = Math.imul(t ^ e.charCodeAt(n), 16777619);
	return [...e.slice(0, 92), (t >>> 0).toString(36)].join("");
}
function l(e) {
	return e.toLowerCase().replace(/[\s()[\]/]+/g, "");
}
function u(e) {
	if (ae.test(e)) return l(e).replaceAll("`", "'");
	let t = e.replace(/[\u2018\u2019\u02bc\u0060\u00b4\u2032]/g, "'").normalize("NFKD").replace(/\p{M}+/gu, "").toLowerCase();
	return ae.test(t) ? l(t) : t.normalize("NFKC").replace(/[\u2010-\u2015\u2212]/g, "-").replace(/[\s()[\]/\u00ad\u200b-\u200f\u2060-\u2064]+/g, "");
}
function d(e) {
	let t = /* @__PURE__ */ new Int16Array(32);
	for (let n = 0; n < e.length; n++) t[e.charCodeAt(n) % 32] = (t[e.charCodeAt(n) % 32] ?? 0) + 1;
	return {
		text: e,
		letters: t,
		allowed: Math.max(1, Math.min(3, Math.floor(e.length / 3)))
	};
}
function f(e, t, n) {
	let { text: r, allowed: i } = e;
	if (r.charCodeAt(0) === t.charCodeAt(0)) {
		if (r === t) return 0;
		if (r.length >= 2 && t.startsWith(r)) return .5;
		if (t.length >= 3 && r.startsWith(t)) return .8;
	}
	if (n.spend(Math.abs(t.length - r.length) > i ? 2 : 2 + t.length / 2), te(e, t)) {
		n.spend(t.length * (2 * i + 1));
		let e = m(r, t, i);
		if (e <= i) return e;
	}
	return r.length >= 4 && t.includes(r) ? 4 : p(r, t, n) ? 4.5 : void 0;
}
function p(e, t, n) {
	if (e.length < le || 2 * e.length <= t.length || e.charCodeAt(0) !== t.charCodeAt(0)) return !1;
	n.spend(3 * t.length);
	let r = 0;
	for (let n = 0; n < t.length && r < e.length; n++) e.charCodeAt(r) === t.charCodeAt(n) && r++;
	return r === e.length;
}
function m(e, t, n) {
	let [r, i] = ee(e, t), a = i.length + 1, o = new Uint8Array(a).fill(n + 1), s = Uint8Array.from({ length: a }, (e, t) => Math.min(t, n + 1));
	for (let e = 1; e <= r.length; e++) {
		let t = new Uint8Array(a).fill(n + 1), [c, l] = [Math.max(1, e - n), Math.min(i.length, e + n)];
		t[0] = e;
		let u = h(t, c - 1);
		for (let a = c; a <= l; a++) {
			let c = h(s, a - 1) + (r[e - 1] === i[a - 1] ? 0 : 1), l = r[e - 1] === i[a - 2] && r[e - 2] === i[a - 1] ? h(o, a - 2) + 1 : c, d = Math.min(h(s, a) + 1, h(t, a - 1) + 1, c, l, n + 1);
			t[a] = d, d < u && (u = d);
		}
		if (u > n) return n + 1;
		[o, s] = [s, t];
	}
	return h(s, i.length);
}
function ee(e, t) {
	let n = Math.min(e.length, t.length), r = 0;
	for (; r < n && e[r] === t[r];) r++;
	let i = 0;
	for (; i < n - r && e[e.length - 1 - i] === t[t.length - 1 - i];) i++;
	return [e.slice(r, e.length - i), t.slice(r, t.length - i)];
}
function te({ text: e, letters: t, allowed: n }, r) {
	let i = r.length - e.length;
	if (i > n || -i > n) return !1;
	ue.set(t);
	let a = 0, o = n + Math.min(0, i);
	for (let e = 0; e < r.length; e++) {
		let t = (ue[r.charCodeAt(e) % 32] ?? 0) - 1;
		if (ue[r.charCodeAt(e) % 32] = t, t < 0 && ++a > o) return !1;
	}
	return !0;
}
function h(e, t) {
	return e[t] ?? Infinity;
}
function ne(e, t, n, i = new r(Infinity)) {
	let a = d(e.slice(0, 40));
	if (a.text === "") return [];
	let o = [];
	for (let e of t) {
		if (i.isSpent) return [];
		let t = Infinity;
		for (let r of n(e)) t = Math.min(t, f(a, r, i) ?? t);
		t < Infinity && o.push({
			thing: e,
			score: t
		});
	}
	return o.sort((e, t) => e.score - t.score).slice(0, de).map(({ thing: e }) => e);
}
var re, ie, ae, oe, se, ce, le, ue, de, g = t((() => {
	i(), re = 30, ie = 100, ae = /^[ -~]*$/, oe = /* @__PURE__ */ new Map(), se = 2e6, ce = 0, le = 6, ue = /* @__PURE__ */ new Int16Array(32), de = 3;
}));
// lib/core/card/fact.ts
g();
var _ = class e {
	static yes = new e("yes", []);
	static no = new e("no", []);
	word;
	#e;
	constructor(e, t) {
		this.word = e, this.#e = t;
	}
	get lacks() {
		return [...new Set(this.#e.flatMap((t) => t instanceof e ? t.lacks : t))];
	}
	static of(t) {
		return t ? e.yes : e.no;
	}
	static lacking(...t) {
		return new e("unknown", t);
	}
	get isUnknown() {
		return this.word === "unknown";
	}
	and(t) {
		return this === e.yes || t === e.no ? t : t === e.yes || this === e.no ? this : this === t ? t : new e("unknown", [this, t]);
	}
	or(t) {
		return this === e.no || t === e.yes ? t : t === e.no || this === e.yes ? this : this === t ? t : new e("unknown", [this, t]);
	}
	not() {
		return this.isUnknown ? this : this === e.yes ? e.no : e.yes;
	}
}, v = class e {
	label;
	#e;
	#t;
	#n;
	#r;
	#i;
	static #a = /* @__PURE__ */ new Map();
	constructor(e, t, n, r = {}) {
		this.label = e, this.#e = t, this.#t = n, this.#n = r, this.#r = t === "missing" ? void 0 : [t === "known" ? n : null];
	}
	get #o() {
		return this.#i ??= _.lacking(this), this.#i;
	}
	static known(t, n) {
		return new e(t, "known", n);
	}
	static none(t) {
		let n = e.#a.get(t) ?? new e(t, "none");
		return e.#a.set(t, n), n;
	}
	static missing(t, n = {}) {
		return new e(t, "missing", void 0, n);
	}
	get isMissing() {
		return this.#e === "missing";
	}
	is(e) {
		return this.#e === "known" ? this.#t === e ? _.yes : _.no : this.#e === "none" ? _.no : this.#s(e) ? this.#c([e]) : _.no;
	}
	isOneOf(...e) {
		return this.#e === "known" ? e.includes(this.#t) ? _.yes : _.no : this.#e === "none" ? _.no : e.some((e) => this.#s(e)) ? this.#c(e) : _.no;
	}
	above(e) {
		return this.#e === "known" ? typeof this.#t == "number" && this.#t > e ? _.yes : _.no : this.#e === "none" || this.#n.atMost !== void 0 && this.#n.atMost <= e ? _.no : this.#o;
	}
	asks(e) {
		if (this.#e === "known") return e(this.#t) ? _.yes : _.no;
		if (this.#e === "none") return _.no;
		let t = this.#n.among;
		return t ? t.some(e) ? t.every(e) && !this.#n.orNone ? _.yes : this.#o : _.no : this.#o;
	}
	isNone() {
		return this.#e === "missing" ? this.#n.orNone ? this.#o : _.no : this.#e === "none" ? _.yes : _.no;
	}
	choices(e) {
		if (this.#r) return this.#r;
		let t = (this.#n.among ?? e).filter((e) => this.#s(e));
		return this.#n.orNone ? [...t, null] : t;
	}
	#s(e) {
		let { atMost: t, among: n } = this.#n;
		return t !== void 0 && typeof e == "number" && e > t ? !1 : n === void 0 || n.includes(e);
	}
	#c(e) {
		let { among: t, orNone: n } = this.#n;
		return t !== void 0 && !n && t.every((t) => e.includes(t)) ? _.yes : this.#o;
	}
};
function y(e, t) {
	if (!e.standIn?.includes(t)) return e[t];
}
function fe(e, t) {
	return e[t] ?? "";
}
function pe(e, t) {
	let { attributes: n, label: r, set: i } = t, a = y(e, t.kind), o = n.map((r) => {
		let i = a === void 0 && r.name === t.kind ? me(e, r, n) : _e(e, r, n, a);
		return [r.name, i];
	});
	return {
		name: e.name,
		folded: s(e.name),
		label: r,
		set: i,
		...Object.fromEntries(o)
	};
}
function me(e, t, n) {
	let [r] = t.shapes, i = n.filter(({ name: t }) => y(e, t) !== void 0 && y(e, t) !== null), a = i.find(({ bounds: e }) => e?.of === t.name && e.as === "among"), o = a ? y(e, a.name) : void 0, s = (r.is === "word" ? r.of ?? [] : []).filter((e) => o === void 0 || o.includes(e)).filter((e) => i.every((t) => !t.kinds || t.kinds.includes(e)));
	return v.missing(t.label, { among: s });
}
var [he, ge] = [{ orNone: !0 }, { orNone: !1 }];
function _e(e, t, n, r) {
	if (r !== void 0 && t.kinds && !t.kinds.includes(r)) return v.none(t.label);
	let i = y(e, t.name);
	if (i === null) return v.none(t.label);
	if (i !== void 0) return v.known(t.label, i);
	let a = t.mayLack === !0 || r === void 0 && t.kinds !== void 0;
	if (!n.some(({ bounds: e }) => e?.of === t.name)) return v.missing(t.label, a ? he : ge);
	let o = { orNone: a };
	for (let r of n) {
		if (r.bounds?.of !== t.name) continue;
		let n = y(e, r.name);
		n != null && (r.bounds.as === "atMost" ? o.atMost = n : o.among = n);
	}
	return v.missing(t.label, o);
}
// lib/core/card/overlay.ts
function ve(e, t, n) {
	let [r, i] = [y(t, e), y(n, e)];
	if (r !== void 0 && i !== void 0 && r !== i) return n;
	let a = Object.fromEntries(Object.entries(t)), o = new Set(t.standIn), s = { ...t.sources };
	for (let [e, r] of Object.entries(n)) {
		if (e === "name") continue;
		let i = n.standIn?.includes(e) === !0;
		if (i && e in t && !o.has(e)) continue;
		a[e] = r, i ? o.add(e) : o.delete(e);
		let c = n.sources?.[e];
		c === void 0 ? !i && !ye(r, y(t, e)) && delete s[e] : s[e] = c;
	}
	let { standIn: c, sources: l, ...u } = a;
	return {
		...u,
		...o.size > 0 ? { standIn: [...o] } : {},
		...Object.keys(s).length > 0 ? { sources: s } : {}
	};
}
function ye(e, t) {
	return JSON.stringify(e) === JSON.stringify(t);
}
// lib/cards/pool.ts
g();
var be = 250, xe = 200;
function Se({ attributes: e, kind: t }, n, r, i) {
	return pe(n, {
		attributes: e,
		kind: t,
		label: r,
		set: i
	});
}
function Ce(e, t) {
	return s(we(e, t));
}
function we(e, t) {
	let n = e.numbered === void 0 ? void 0 : y(t, e.numbered);
	return n == null ? t.name : `${t.name} ${n}`;
}
var Te = class e {
	game;
	sets;
	#e = [];
	#t = [];
	#n = /* @__PURE__ */ new Map();
	#r = /* @__PURE__ */ new Map();
	#i = /* @__PURE__ */ new Map();
	#a = /* @__PURE__ */ new Map();
	#o = /* @__PURE__ */ new Map();
	constructor(e, t, n = /* @__PURE__ */ new Map(), r = !0) {
		if (this.game = e, this.sets = t, r) for (let e of this.#s(n));
	}
	static async inSlices(t, n, r, i) {
		let a = new e(t, n, r, !1);
		for (let e of a.#s(r)) await i();
		return a;
	}
	*#s(e) {
		let t = new Ee(this.game), n = 0;
		for (let e of this.sets) for (let r of e.cards) t.add(r, e.id), ++n % be === 0 && (yield);
		for (let [r, { card: i, set: a, first: o }] of t.all.entries()) {
			let t = this.#c(i, a, r, e.get(o));
			this.#e.push(t), this.#t.push(t.known), ++n % be === 0 && (yield);
		}
		for (let [e, t] of this.#r) this.#a.set(e, t.map((e) => e.known));
	}
	get size() {
		return this.#e.length;
	}
	get cards() {
		return this.#e;
	}
	get known() {
		return this.#t;
	}
	find(e) {
		if (e.length > xe) return;
		let t = s(e), n = this.keyed(t);
		if (n) return n;
		let r = this.family(t);
		return r?.length === 1 ? r[0] : r;
	}
	keyed(e) {
		return this.#n.get(e);
	}
	family(e) {
		return this.#r.get(e);
	}
	names() {
		return this.#r.keys();
	}
	named(e) {
		return this.#a.get(e) ?? [];
	}
	labelled(e) {
		let t = this.find(e);
		return t !== void 0 && "card" in t ? t.known : void 0;
	}
	byCode(e) {
		return this.#i.get(e);
	}
	of(e) {
		let t = this.has(e);
		if (!t) throw Error(`${e.label} is not of this pool`);
		return t;
	}
	has(e) {
		return this.#o.get(e);
	}
	shortest(e) {
		return this.find(e.card.name) === e ? e.card.name : e.label;
	}
	#c(e, t, n, r) {
		let i = we(this.game, e), a = Se(this.game, e, i, t), o = s(i), c = {
			card: e,
			label: i,
			folded: o,
			names: o === a.folded ? [o] : [o, a.folded],
			set: t,
			place: n,
			known: a,
			...r === void 0 ? {} : { code: r }
		};
		return this.#n.set(o, c), this.#r.set(a.folded, [...this.#r.get(a.folded) ?? [], c]), this.#o.set(a, c), r !== void 0 && this.#i.set(r, c), c;
	}
}, Ee = class {
	all = [];
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e) {
		this.#e = e;
	}
	add(e, t) {
		let n = s(e.name), r = this.#t.get(n) ?? [], i = De(this.#e, e, t, r);
		if (i) {
			i.card = ve(this.#e.kind, i.card, e), i.last = t;
			return;
		}
		let a = {
			card: e,
			set: t,
			first: Ce(this.#e, e),
			last: t
		};
		this.all.push(a), this.#t.set(n, [...r, a]);
	}
};
function De(e, t, n, r) {
	let i = Ce(e, t), a = r.find((t) => Ce(e, t.card) === i);
	if (a) return a;
	let o = (t) => e.numbered !== void 0 && y(t, e.numbered) === void 0, s = r.filter((e) => e.last !== n && (o(t) || o(e.card)));
	return s.length === 1 ? s[0] : void 0;
}
// lib/core/table/place-names.ts
function b(e, t) {
	let n = e.index.spots[t];
	if (!n) return Oe(e, t - e.under(0));
	let [, r] = n.name.split(":"), { id: i, name: a, by: o } = n.zone;
	if (r === void 0) return a;
	let s = o === void 0 ? -1 : e.first(e.zone(`${o}:${r}`));
	return s < 0 ? `${a} ${r}` : o === i ? e.label(s) : `${a} ${e.label(s)}`;
}
function Oe(e, t) {
	return `${e.label(t)}${Me(e, t) ? ke(e, t) : ""}`;
}
function ke(e, t) {
	return ` (${Ae(e, t).join(", ")})`;
}
function Ae(e, t) {
	let n = e.zoneOf(t), r = e.in(n), i = r.length === 1 ? [] : [Ne(r.indexOf(t) + 1)], a = e.hostOf(t);
	return a < 0 ? [...i, b(e, n)] : [
		...i,
		e.label(a),
		...Me(e, a) ? Ae(e, a) : []
	];
}
function je(e, t) {
	return e.isUp(t) && e.isInPlay(e.zoneOf(t));
}
function Me(e, t) {
	if (!je(e, t)) return !1;
	let n = e.label(t);
	for (let r = 0; r < e.size; r++) if (r !== t && e.label(r) === n && je(e, r)) return !0;
	return !1;
}
function Ne(e) {
	return `${e}${Pe[Fe.select(e)]}`;
}
var Pe, Fe, Ie = t((() => {
	Pe = {
		one: "st",
		two: "nd",
		few: "rd",
		other: "th"
	}, Fe = new Intl.PluralRules("en", { type: "ordinal" });
}));
// lib/core/table/why-not.ts
Ie();
function Le(e, { needs: t }, n, r) {
	if (t) {
		for (let i of t) if (i.holds(e, n, r) !== !0) return !1;
	}
	return !0;
}
function Re(e, t, n) {
	for (let r of n === void 0 ? Ve(e, t) : [n]) for (let n of He(e, t, r)) if (Le(e, t, r, n)) return !0;
	return !1;
}
var ze = [-1], Be = [""];
function Ve(e, t) {
	return t.cards ? t.cards(e) : ze;
}
function He(e, t, n) {
	return t.targets ? t.targets(e, n) : Be;
}
function Ue(e, t, n, { card: r = -1, to: i = "" }) {
	let a = n.cite ?? t.cite, o = Ge(e, n, r), s = o === void 0 ? [] : [{
		id: "card",
		says: o,
		cite: a
	}], c = r >= 0 && r < e.size && !e.isHidden(r);
	if (o !== void 0 && !(n.cards && c)) return s;
	let l = Ke(e, n, r, i);
	if (l !== void 0) return [...s, {
		id: "place",
		says: l,
		cite: a
	}];
	for (let t of n.needs ?? []) {
		let n = t.holds(e, r, i);
		if (n === !0) continue;
		let a = n === void 0 ? { isUnknown: !0 } : {};
		s.push({
			id: t.id,
			says: t.lacks(e, r, i),
			cite: t.cite,
			...a,
			...t.isPrice && { isPrice: !0 }
		});
	}
	return s;
}
function We(e, t, n, r) {
	return n.flatMap((n) => {
		if (n.isForPerson || !n.cards?.(e).includes(r) || Re(e, n, r)) return [];
		let i = He(e, n, r), a = (i.length === 0 ? Be : i).map((i) => Ue(e, t, n, {
			do: n.do,
			card: r,
			...i === "" ? {} : { to: i }
		})).reduce((e, t) => t.length < e.length ? t : e);
		return [{
			what: n.says,
			lacks: a
		}];
	});
}
function Ge(e, t, n) {
	if (!t.cards) return n === -1 ? void 0 : "names a card, but is done with none";
	let { of: r = "a card" } = t;
	if (n === -1) return `needs ${r}`;
	if (n < 0 || n >= e.size) return `needs ${r}, and there is no card ${n}`;
	if (t.cards(e).includes(n)) return;
	let i = e.zoneOf(n);
	return `needs ${r}; ${e.known(n)} is in ${b(e, i)}`;
}
function Ke(e, t, n, r) {
	if (!t.targets) return r === "" ? void 0 : "names a place, but needs none";
	let i = t.targets(e, n);
	if (i.includes(r) || t.takes?.(e, r)) return;
	let a = t.at?.(e, n) ?? "a place";
	return i.length === 0 ? `needs ${a}, and there is none` : r === "" ? `needs ${a}` : `needs ${a}, not ${qe(e, r)}`;
}
function qe(e, t) {
	let n = /^#\d+$/.test(t) ? Number(t.slice(1)) : -1;
	if (n >= 0 && n < e.size) return e.isUp(n) ? Oe(e, n) : e.known(n);
	let r = e.zone(t);
	return r >= 0 ? b(e, r) : `“${t}”`;
}
function Je({ what: e, lacks: t }) {
	let n = [...new Set(t.map(({ cite: { part: e, page: t } }) => t === void 0 ? e : `${e}, p. ${t}`))];
	return `${e}: ${t.map(({ says: e }) => e.replace(/\.$/, "")).join("; ")} (${n.join("; ")}).`;
}
// lib/core/table/allowed.ts
var Ye = { do: "pass" };
function Xe(e, t, n) {
	for (let r of Ve(e, t)) for (let i of He(e, t, r)) Le(e, t, r, i) && n.push({
		do: t.do,
		...r < 0 ? {} : { card: r },
		...i === "" ? {} : { to: i }
	});
}
function x({ kinds: e }, t) {
	for (let n of e) if (n.do === t) return n;
}
function Ze(e, t, n, r) {
	if (!n) return r.do === Ye.do && r.card === void 0 && r.to === void 0 && Qe(e, t);
	let { card: i = -1, to: a = "" } = r;
	return (n.cards ? !n.cards(e).includes(i) : i !== -1) || (n.targets ? !n.targets(e, i).includes(a) && !n.takes?.(e, a) : a !== "") ? !1 : Le(e, n, i, a);
}
function Qe(e, t) {
	return t.mayPass?.(e) ?? !0;
}
// lib/core/table/frame.ts
var $e = {};
function S(e, t, n = $e) {
	return {
		phase: e,
		side: t,
		args: n,
		begun: !1,
		leaving: !1
	};
}
// lib/core/table/board.ts
function et(e) {
	let t = {}, n = 0;
	for (let { id: r, slots: i = 1 } of e) t[r] = n, n += i;
	return t;
}
function tt(e) {
	return Object.fromEntries(e.map(({ id: e }, t) => [e, t]));
}
var nt, rt = t((() => {
	nt = {
		is: "exhausted",
		again: "ready",
		spend: "Exhaust",
		restore: "Make ready"
	};
}));
g(), rt(), Ie();
var it = 999, at = 80;
function ot(e, { free: t, to: n = "" }) {
	if (t === "move") return "A card cannot lie on itself, or on a card that lies on it.";
	if (t === "note") return `A note has at most ${at} letters.`;
	if (t === "roll") return `The table has dice with ${o(gt.map(String))} sides.`;
	let r = e.zone(n);
	return e.count(r) === 0 ? `No card lies in ${b(e, r)}.` : "Look at one card or more.";
}
function st(e, t, n) {
	let r = ut(t, n) ?? dt(t, n) ?? e.forbids?.(t, n) ?? ft(t, n) ?? pt(t, n);
	if (r !== void 0) return r;
	let i = n.card === void 0 ? -1 : t.zoneOf(n.card), a = ht[n.free](t, n);
	if (a === void 0) return ot(t, n);
	t.played++, t.log?.push({
		at: t.played,
		turn: t.turn,
		phase: t.top.phase,
		text: a,
		free: !0
	}), n.free === "move" && e.afterFreeMove?.(t, n.card ?? -1, i);
}
var ct = [
	"move",
	"look",
	"search",
	"shuffle"
], lt = [
	"move",
	"exhaust",
	"ready",
	"turn",
	"note",
	"reveal"
];
function ut(e, { free: t, card: n }) {
	return Object.hasOwn(ht, t) ? n === void 0 ? lt.includes(t) ? `The free move “${t}” needs a card.` : void 0 : Number.isInteger(n) && n >= 0 && n < e.size ? void 0 : "There is no card with that number." : `There is no free move “${t}”.`;
}
function dt(e, { free: t, card: n, to: r }) {
	let i = t === "counter" ? "counter" : ct.includes(t) ? "zone" : void 0;
	if (i !== void 0) return r === void 0 ? `The free move “${t}” needs a ${i}.` : (i === "zone" ? e.zone(r) >= 0 : mt(e, n, r) >= 0) ? void 0 : `There is no ${i} “${r}”.`;
}
function ft(e, { free: t, to: n = "" }) {
	let r = t === "move" ? e.zone(n) - e.under(0) : -1;
	if (r < 0) return;
	let i = r;
	for (; e.hostOf(i) >= 0;) i = e.hostOf(i);
	if (!e.isInPlay(e.zoneOf(i))) return `Nothing can be laid on ${e.label(r)}: it is not in play.`;
}
function pt(e, { free: t, card: n, to: r = "", by: i = 1 }) {
	let a = t === "counter" ? mt(e, n, r) : -1;
	if (a < 0) return;
	let o = n === void 0 ? e.get(a) : e.token(n, a), { name: s, mayBeNegative: c } = (n === void 0 ? e.board.counters : e.board.tokens)[a];
	return !Number.isInteger(i) || Math.max(Math.abs(i), Math.abs(o + i)) > it ? `A number at the table is at most ${it}, and at least -${it} (${s} now ${o}).` : i < 0 && o + i < 0 && !c ? `${s} cannot fall below 0 (now ${o}).` : void 0;
}
function mt(e, t, n) {
	return (t === void 0 ? e.board.counters : e.board.tokens).findIndex(({ id: e, hidden: t }) => e === n && !t);
}
var ht = {
	move: (e, { card: t = -1, to: n = "", bottom: r }) => {
		let i = e.zone(n);
		if (i < 0 || vt(e, i, t)) return;
		let a = e.isUp(t), o = e.isInPlay(e.zoneOf(t)) && e.isInPlay(i);
		e.move(t, i, r ? "bottom" : "usual"), o && e.turnUp(t, a);
		let s = e.nameOf(i).startsWith("under:") ? "under" : r ? "to the bottom of" : "to";
		return `${e.label(t)} goes ${s} ${b(e, i)}.`;
	},
	counter: (e, { card: t, to: n = "", by: r = 1 }) => {
		let i = t === void 0 ? e.board.counters : e.board.tokens, a = mt(e, t, n), o = (t === void 0 ? e.get(a) : e.token(t, a)) + r;
		return t === void 0 ? e.set(a, o) : e.setToken(t, a, o), `${t === void 0 ? "" : `${e.label(t)}: `}${i[a]?.name} ${o} now.`;
	},
	exhaust: (e, { card: t = -1 }) => (e.exhaust(t), `${e.label(t)} is ${_t(e).is}.`),
	ready: (e, { card: t = -1 }) => (e.exhaust(t, !1), `${e.label(t)} is ${_t(e).again} again.`),
	turn: (e, { card: t = -1 }) => (e.turnUp(t, !e.isUp(t)), e.isUp(t) ? `${e.label(t)} is turned face up.` : `${e.label(t)} is turned face down.`),
	note: (e, { card: t = -1, text: n = "" }) => {
		if (!(n.length > at)) return n === "" ? e.notes.delete(t) : e.notes.set(t, n), `${e.label(t)}: ${n === "" ? "the note is gone" : `“${n}”`}.`;
	},
	reveal: (e, { card: t = -1 }) => (e.see(t), `${e.label(t)} is revealed.`),
	look: (e, { to: t = "", by: n = 1 }) => {
		let r = e.in(e.zone(t)).slice(0, Math.max(n, 0));
		for (let t of r) e.see(t);
		return r.length === 0 ? void 0 : `Looked at the top ${r.length} of ${b(e, e.zone(t))}.`;
	},
	search: (e, { to: t = "" }) => {
		for (let n of e.in(e.zone(t))) e.see(n);
		return e.count(e.zone(t)) === 0 ? void 0 : `Searched ${b(e, e.zone(t))}.`;
	},
	shuffle: (e, { to: t = "" }) => {
		if (e.count(e.zone(t)) !== 0) return e.shuffle(e.zone(t)), `Shuffled ${b(e, e.zone(t))}.`;
	},
	roll: ({ dice: e }, { by: t = 2 }) => {
		if (!gt.includes(t)) return;
		let n = e.below(t);
		return t === 2 ? `A coin is flipped: ${n === 0 ? "heads" : "tails"}.` : `A d${t} is rolled: ${n + 1}.`;
	}
}, gt = [
	2,
	4,
	6,
	8,
	10,
	12,
	20
];
function _t({ board: e }) {
	return e.spent ?? nt;
}
function vt(e, t, n) {
	for (let r = t - e.under(0); r >= 0; r = e.hostOf(r)) if (r === n) return !0;
	return !1;
}
// lib/core/sentences.ts
function yt(e) {
	return (e ?? "").split(/(?<=[.!?])\s+/).filter((e) => e.trim() !== "");
}
var bt = t((() => {}));
// lib/core/table/left-to-you.ts
bt();
function xt(e, t, n) {
	let r = yt(t.card(n).text).filter((r) => !e.texts?.carriesOut(t.card(n), r) && !e.carriesOut?.(t, n, r));
	return r.length === 0 ? void 0 : r.join(" ");
}
function St(e, t) {
	for (let n of t.takeUsed()) {
		let r = xt(e, t, n);
		r !== void 0 && t.say(() => `${t.label(n)}: ${r}`, n);
	}
}
// lib/core/table/result.ts
function Ct({ own: e, theirs: t = 0 }) {
	return e - t;
}
// lib/core/random.ts
var wt = class e {
	#e;
	#t;
	#n;
	#r;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	static of(t) {
		let [n, r] = [Tt(t, 2654435769), Tt(t, 608135816)], i = new e(n, r, Tt(t, 3084996962), 1);
		for (let e = 0; e < 15; e++) i.next();
		return i;
	}
	static from([t, n, r, i]) {
		return new e(t | 0, n | 0, r | 0, i | 0);
	}
	get state() {
		return [
			this.#e >>> 0,
			this.#t >>> 0,
			this.#n >>> 0,
			this.#r >>> 0
		];
	}
	copy() {
		return new e(this.#e, this.#t, this.#n, this.#r);
	}
	next() {
		let e = (this.#e + this.#t | 0) + this.#r | 0;
		return this.#r = this.#r + 1 | 0, this.#e = this.#t ^ this.#t >>> 9, this.#t = this.#n + (this.#n << 3) | 0, this.#n = (this.#n << 21 | this.#n >>> 11) + e | 0, e >>> 0;
	}
	below(e) {
		let t = 4294967296 - e;
		for (;;) {
			let n = this.next(), r = n % (e >>> 0);
			if (n - r <= t) return r;
		}
	}
	shuffle(e) {
		for (let t = e.length - 1; t > 0; t--) {
			let n = this.below(t + 1), r = e[t];
			e[t] = e[n], e[n] = r;
		}
	}
};
function Tt(e, t) {
	let n = t | 0;
	for (let t = 0; t < e.length; t++) n = Math.imul(n ^ e.charCodeAt(t), 2246822507), n = (n << 13 | n >>> 19) ^ t;
	return n = Math.imul(n ^ n >>> 16, 3266489909), n ^ n >>> 15;
}
// lib/core/table/piles.ts
function Et(e, t) {
	let n = e.length - 1;
	for (let r = e.indexOf(t); r < n; r++) e[r] = e[r + 1];
	e.pop();
}
function Dt(e, t) {
	e.push(t);
	for (let t = e.length - 1; t > 0; t--) e[t] = e[t - 1];
	e[0] = t;
}
function Ot(e, t, n) {
	let r = e.flatMap((e, n) => e.flatMap((e, r) => t(e) ? [] : [{
		card: e,
		pile: n,
		place: r
	}])), i = r.map(({ card: e }) => e).sort((e, t) => e - t);
	return n.shuffle(i), r.map(({ card: t, pile: n, place: r }, a) => {
		let o = i[a] ?? t, s = e[n];
		return s && (s[r] = o), [o, n];
	});
}
function kt(e, t, { turn: n, start: { seed: r, beside: i }, dice: a }) {
	let o = n === 0 && e.every((t, n) => n === 0 || t > (e[n - 1] ?? t));
	if (!i || !o) {
		a.shuffle(e);
		return;
	}
	let s = new Map(e.map((e) => [i.places[e] ?? -1, e]));
	s.delete(-1);
	let c = i.left.flatMap((e) => e.zone === t ? [e.place] : []), l = [...s.keys(), ...c].sort((e, t) => e - t);
	a.shuffle(l);
	let u = l.flatMap((e) => s.get(e) ?? []), d = wt.of(`${t} ${r}`);
	for (let t of e) (i.places[t] ?? -1) < 0 && u.splice(d.below(u.length + 1), 0, t);
	e.splice(0, e.length, ...u);
}
// lib/core/table/tokens.ts
var At = class e {
	#e;
	#t;
	constructor(e, t = []) {
		this.#e = e, this.#t = t.map((e) => e?.slice());
	}
	copy() {
		return new e(this.#e, this.#t);
	}
	get(e, t) {
		return this.#t[t]?.[e] ?? 0;
	}
	set(e, t, n) {
		(n !== 0 || this.#t[t]) && (this.#t[t] ??= Array(this.#e).fill(0), this.#t[t][e] = n | 0);
	}
	hasHad(e) {
		return this.#t[e] !== void 0;
	}
	clear(e) {
		for (let t of this.#t) t && (t[e] = 0);
	}
}, jt = class {
	spots;
	mirroredZones;
	mirroredCounters;
	#e;
	#t = /* @__PURE__ */ new Map();
	#n = /* @__PURE__ */ new WeakMap();
	#r = /* @__PURE__ */ new WeakMap();
	constructor(e) {
		this.#e = e, this.spots = e.zones.flatMap(Ft);
		for (let [e, { name: t }] of this.spots.entries()) this.#t.set(t, e);
		let { zones: t = [], counters: n = [] } = e.mirror ?? {}, r = (e) => this.spots.findIndex(({ zone: t }) => t.id === e), i = (t) => e.counters.findIndex((e) => e.id === t);
		this.mirroredZones = Pt(this.spots.length, t.flatMap(([e, t]) => this.#i(r(e), r(t)))), this.mirroredCounters = Pt(e.counters.length, n.map(([e, t]) => [i(e), i(t)]));
	}
	#i(e, t) {
		let n = this.spots[e]?.zone.slots ?? 1;
		return Array.from({ length: n }, (n, r) => [e + r, t + r]);
	}
	owners(e) {
		let t = this.#r.get(e);
		if (t) return t;
		let n = this.#e.mirror?.theirs ?? [], r = e.map(({ from: e }) => +!!n.includes(e));
		return this.#r.set(e, r), r;
	}
	number(e, t) {
		let n = this.#t.get(e);
		if (n !== void 0) return n;
		let r = Number(e.slice(e.indexOf(":") + 1)), i = t[r];
		return i && e === `${this.holder(i.card)}:${r}` ? this.spots.length + r : -1;
	}
	holder(e) {
		return this.#e.holds?.(e) ?? "under";
	}
	deal(e) {
		let t = this.#n.get(e);
		if (t) return t;
		let n = this.#a(e);
		return this.#n.set(e, n), n;
	}
	#a(e) {
		let t = this.spots.map(() => void 0);
		return {
			zones: t,
			zoneOf: e.map(({ from: n }, r) => {
				let i = this.number(this.#e.begins[n] ?? "", e);
				if (i < 0) throw Error(`no zone begins with ${n}`);
				return t[i] ??= [], t[i].push(r), i;
			})
		};
	}
}, Mt = /* @__PURE__ */ new WeakMap();
function Nt(e) {
	let t = Mt.get(e);
	if (t) return t;
	let n = new jt(e);
	return Mt.set(e, n), n;
}
function Pt(e, t) {
	let n = Array.from({ length: e }, (e, t) => t);
	for (let [e, r] of t) {
		if (e < 0 || r < 0) throw Error("a side of the table names a zone or counter that is not there");
		[n[e], n[r]] = [r, e];
	}
	return n;
}
function Ft(e) {
	let { id: t, slots: n, as: r, face: i, hides: a = !1, isAside: o = !1 } = e, s = a || o, c = {
		isPile: r === "pile",
		isPlay: r === "play",
		isUp: i === "up"
	};
	return n === void 0 ? [{
		name: t,
		zone: e,
		isSecret: s,
		...c
	}] : Array.from({ length: n }, (n, r) => ({
		name: `${t}:${r + 1}`,
		zone: e,
		isSecret: s,
		...c
	}));
}
// lib/core/table/table.ts
var It = 1, Lt = 2, Rt = 4, zt = [], Bt = {
	isPile: !1,
	isPlay: !0,
	isUp: !0
}, Vt = class e {
	board;
	index;
	start;
	dice;
	turn = 0;
	played = 0;
	lastOpen = 0;
	stack;
	notes = /* @__PURE__ */ new Map();
	log;
	turnEnds;
	touched;
	answers;
	running;
	#e;
	#t;
	#n;
	#r;
	#i;
	#a;
	#o = /* @__PURE__ */ new Set();
	#s;
	#c;
	constructor(e, t, n, r) {
		this.board = e, this.#e = e.texts, this.index = n?.index ?? Nt(e), this.start = t, this.#c = this.index.owners(t.cards);
		let { zones: i, zoneOf: a } = n ? {
			zones: n.#t,
			zoneOf: n.#n
		} : this.index.deal(t.cards);
		if (this.dice = r ?? (n ? n.dice.copy() : wt.of(t.seed)), this.#t = i.map((e) => e?.slice()), this.#n = a.slice(), this.#r = n ? n.#r.slice() : a.map((e) => this.#d(e).isUp ? It : 0), this.#i = n ? n.#i.copy() : new At(t.cards.length), this.#a = n ? n.#a.slice() : e.counters.map(() => 0), this.stack = n ? n.stack.map((e) => ({ ...e })) : [{
			...S("", 0),
			begun: !0,
			leaving: !0
		}], this.running = this.top, this.log = n?.log?.slice(), this.#s = n?.side ?? 0, n) {
			this.turn = n.turn, this.played = n.played, this.lastOpen = n.lastOpen;
			for (let [e, t] of n.notes) this.notes.set(e, t);
		}
	}
	copy() {
		return new e(this.board, this.start, this);
	}
	imagined(t) {
		let n = new e(this.board, this.start, this, t);
		n.log = void 0;
		let r = [];
		for (let [e, { isPile: t, isUp: i, zone: a }] of this.index.spots.entries()) a.hides ? r.push(e) : t && !i && n.#f([e]);
		return n.#f(r), n;
	}
	get size() {
		return this.start.cards.length;
	}
	get top() {
		return this.stack[this.stack.length - 1];
	}
	isIn(e) {
		return this.top.phase === e;
	}
	get side() {
		return this.#s;
	}
	turnTo(e) {
		this.#s = e;
	}
	as(e, t) {
		if (e === this.#s) return t();
		let n = this.#s;
		this.#s = e;
		let r = t();
		return this.#s = n, r;
	}
	ownerOf(e) {
		return this.#c[e] ?? 0;
	}
	isTheirs(e) {
		return this.ownerOf(e) !== this.#s;
	}
	#l(e) {
		return this.#s === 0 ? e : this.index.mirroredZones[e] ?? e;
	}
	#u(e) {
		return this.#s === 0 ? e : this.index.mirroredCounters[e] ?? e;
	}
	card(e) {
		return this.start.cards[e].card;
	}
	label(e) {
		return this.start.cards[e]?.label ?? "";
	}
	zone(e) {
		return this.index.number(e, this.start.cards);
	}
	nameOf(e) {
		let t = e - this.index.spots.length;
		return t < 0 ? this.index.spots[e]?.name ?? "" : `${this.index.holder(this.card(t))}:${t}`;
	}
	under(e) {
		return this.index.spots.length + e;
	}
	isInPlay(e) {
		return this.#d(this.#l(e)).isPlay;
	}
	in(e) {
		return this.#t[this.#l(e)] ?? zt;
	}
	count(e) {
		return this.#t[this.#l(e)]?.length ?? 0;
	}
	first(e) {
		return this.#t[this.#l(e)]?.[0] ?? -1;
	}
	zoneOf(e) {
		return this.#l(this.#n[e] ?? -1);
	}
	hostOf(e) {
		return Math.max(this.zoneOf(e) - this.index.spots.length, -1);
	}
	move(e, t, n = "usual") {
		Et(this.#t[this.#n[e] ?? -1], e), this.#p(e, this.#l(t), n);
	}
	draw(e, t, n) {
		let r = this.#t[this.#l(e)]?.splice(0, Math.max(Math.ceil(n), 0)) ?? zt;
		for (let e of r) this.#p(e, this.#l(t), "usual");
		return r.length;
	}
	shuffle(e) {
		let t = this.#m(this.#l(e));
		kt(t, this.nameOf(this.#l(e)), this);
		for (let e of t) this.#r[e] = (this.#r[e] ?? 0) & -5;
	}
	isUp(e) {
		return ((this.#r[e] ?? 0) & It) !== 0;
	}
	turnUp(e, t = !0) {
		t && !this.isUp(e) && this.isInPlay(this.zoneOf(e)) && this.use(e), this.#h(e, It, t);
	}
	isExhausted(e) {
		return ((this.#r[e] ?? 0) & Lt) !== 0;
	}
	exhaust(e, t = !0) {
		this.#h(e, Lt, t);
	}
	isSeen(e) {
		return ((this.#r[e] ?? 0) & Rt) !== 0;
	}
	isKnown(e) {
		if (this.isUp(e) || this.isSeen(e)) return !0;
		let t = this.#n[e] ?? -1;
		return this.#d(t).isPile && this.#t[t]?.[0] === e && this.sum("bare", e) > 0;
	}
	isHidden(e) {
		return this.index.spots[this.#n[e] ?? -1]?.isSecret === !0 && !this.isKnown(e);
	}
	known(e) {
		return this.isHidden(e) ? "A face-down card" : this.label(e);
	}
	see(e) {
		this.touched?.add(e), this.#s === 0 && this.#h(e, Rt, !0);
	}
	token(e, t) {
		return this.#i.get(e, t);
	}
	setToken(e, t, n) {
		this.#i.set(e, t, n);
	}
	hasHad(e) {
		return this.#i.hasHad(e);
	}
	get(e) {
		return this.#a[this.#u(e)] ?? 0;
	}
	set(e, t) {
		this.#a[this.#u(e)] = t | 0;
	}
	add(e, t) {
		this.set(e, this.get(e) + t);
	}
	get args() {
		return this.running.args;
	}
	note(e, t) {
		this.running.args = {
			...this.running.args,
			[e]: t
		};
	}
	call(e, t = $e, n = this.#s) {
		this.stack.push(S(e, n, t));
	}
	tell(e, t, n = !1) {
		this.#e?.tell(this, e, t, n);
	}
	sum(e, t) {
		return this.#e?.sum(this, e, t) ?? 0;
	}
	said(e, t) {
		return this.#e?.said(this, e, t) ?? zt;
	}
	leave() {
		this.running.leaving = !0;
	}
	use(e) {
		this.log && this.#o.add(e);
	}
	takeUsed() {
		if (this.#o.size === 0) return zt;
		let e = [...this.#o].filter((e) => this.isUp(e) || !this.isInPlay(this.zoneOf(e)));
		return this.#o.clear(), e;
	}
	say(e, t) {
		if (!this.log) return;
		let { played: n, turn: r, running: i } = this, a = this.#s === 1 ? `${this.board.mirror?.name}: ` : "", o = {
			at: n,
			turn: r,
			phase: i.phase,
			text: `${a}${e()}`
		};
		this.log.push(t === void 0 ? o : {
			...o,
			left: t
		});
	}
	#d(e) {
		return this.index.spots[e] ?? Bt;
	}
	#f(e) {
		let t = e.map((e) => this.#t[e] ?? []), n = (e) => this.isKnown(e);
		for (let [r, i] of Ot(t, n, this.dice)) this.#n[r] = e[i] ?? -1;
	}
	#p(e, t, n) {
		let r = this.#d(t), i = this.#m(t);
		this.touched?.add(e), this.log && r.isPlay && r.isUp && !(this.isUp(e) && this.#d(this.#n[e] ?? -1).isPlay) && this.use(e), r.isPile && n === "usual" ? Dt(i, e) : i.push(e), this.#n[e] = t, this.#r[e] = (r.isUp ? It : 0) | (r.isPlay ? (this.#r[e] ?? 0) & Lt : 0), r.isPlay || this.#g(e);
	}
	#m(e) {
		return this.#t[e] ??= [], this.#t[e];
	}
	#h(e, t, n) {
		let r = this.#r[e];
		r !== void 0 && (this.#r[e] = n ? r | t : r & ~t);
	}
	#g(e) {
		this.#i.clear(e), this.notes.size > 0 && this.notes.delete(e);
	}
};
// lib/core/table/dealer.ts
Ie();
var Ht = 1e4, Ut = class {
	goldfish;
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e, t = e.autopilot) {
		this.goldfish = e;
		let { setup: n, phases: r, called: i, always: a = [], autopilot: o } = e, s = [...n, ...r];
		for (let [e, c] of [...s, ...i].entries()) {
			let { id: i, moves: l } = c;
			if (this.#t.has(i)) throw Error(`two phases are called ${i}`);
			let u = e >= n.length && e < s.length ? [...l, ...a] : l, d = (e) => e.in?.includes(i) ?? !0, f = o.filter(d), p = t === o ? f : t.filter(d);
			this.#t.set(i, {
				phase: c,
				kinds: u,
				policies: f,
				own: p,
				following: s[e + 1] ?? r[0]
			});
		}
		this.#e = s[0];
	}
	open(e, t = !0) {
		let { table: n } = this.openAgain(e, t);
		return n;
	}
	openAgain(e, t = !0, n) {
		let r = new Vt(this.goldfish, e);
		t && (r.log = []), r.answers = [[]];
		let i = this.#o(r, n);
		return i === void 0 ? { table: r } : {
			table: r,
			why: i
		};
	}
	isOver(e) {
		return this.goldfish.result(e) !== void 0;
	}
	result(e) {
		let t = this.goldfish.result(e);
		return t && {
			...t,
			by: Ct(this.goldfish.score(e))
		};
	}
	phase(e) {
		return this.#r(e.top.phase).phase;
	}
	isOpen({ stack: e }) {
		for (let t = 1; t < e.length; t++) if (this.#t.get(e[t].phase)?.phase.isOpen !== !0) return !1;
		return !0;
	}
	phases(e) {
		return {
			all: this.goldfish.phases,
			now: this.#r(e.stack[0].phase).phase
		};
	}
	moves(e) {
		if (this.isOver(e)) return [];
		let t = this.#r(e.top.phase), n = [];
		for (let r of t.kinds) Xe(e, r, n);
		return Qe(e, t.phase) && n.push(Ye), n;
	}
	says(e, { do: t, to: n }) {
		let r = x(this.#r(e.top.phase), t);
		if (!r) return { what: "Pass" };
		if (n === void 0) return {
			what: r.says,
			uses: r.uses
		};
		let i = e.zone(n), a = /^#\d+$/.test(n) ? Oe(e, Number(n.slice(1))) : n;
		return {
			what: r.says,
			where: r.names?.(e, n) ?? (i >= 0 ? b(e, i) : a)
		};
	}
	keyed(e, t) {
		let n = this.#r(e.top.phase).kinds.find((e) => e.key === t);
		return n ? this.moves(e).find((e) => e.do === n.do) : void 0;
	}
	allows(e, t) {
		let n = this.#r(e.top.phase);
		return Ze(e, n.phase, x(n, t.do), t);
	}
	isForPerson(e, t) {
		let { kinds: n } = this.#r(e.top.phase), r = n.find((e) => e.do === t.do);
		return r ? r.isForPerson === !0 : n.every((e) => e.isForPerson);
	}
	whyNot(e, t) {
		let n = this.#r(e.top.phase), { phase: r } = n;
		if (this.isOver(e)) return {
			what: "The game is over",
			lacks: [{
				id: "over",
				says: "no move is left",
				cite: r.cite
			}]
		};
		let i = x(n, t.do);
		if (!i) return this.#n(e, r, t);
		let a = Ue(e, r, i, t);
		return a.length === 0 ? void 0 : {
			what: i.says,
			lacks: a
		};
	}
	#n(e, t, n) {
		let { cite: r } = t;
		if (n.do === Ye.do) return n.card !== void 0 || n.to !== void 0 ? {
			what: "Pass",
			lacks: [{
				id: "card",
				says: "names no card and no place",
				cite: r
			}]
		} : Qe(e, t) ? void 0 : {
			what: "Pass",
			lacks: [{
				id: "choice",
				says: `first do this: ${t.asks?.(e) ?? t.says}`,
				cite: r
			}]
		};
		let i = [...this.#t.values()].filter((e) => x(e, n.do)), [a] = i, o = a && x(a, n.do);
		if (!a || !o) return {
			what: n.do,
			lacks: [{
				id: "move",
				says: "there is no such move in this game",
				cite: r
			}]
		};
		let s = {
			id: "phase",
			says: `only in ${i.map((e) => e.phase.name).join(" and ")}, and this is ${t.name}`,
			cite: a.phase.cite
		}, c = this.goldfish.called.includes(a.phase);
		return {
			what: o.says,
			lacks: [s, ...c ? [] : Ue(e, a.phase, o, n)]
		};
	}
	closed(e, t) {
		if (this.isOver(e)) return [];
		let { phase: n, kinds: r } = this.#r(e.top.phase), i = We(e, n, r, t);
		if (i.length > 0 || Kt(e, r, t)) return i;
		let [a] = this.goldfish.phases.filter(({ id: r, moves: i }) => r !== n.id && Kt(e, i, t)), [o] = a?.moves.filter((n) => n.cards?.(e).includes(t)) ?? [], s = o && this.#n(e, n, {
			do: o.do,
			card: t
		});
		return s ? [{
			...s,
			lacks: s.lacks.slice(0, 1)
		}] : [];
	}
	wastes(e, { do: t, card: n = -1, to: r = "" }) {
		return x(this.#r(e.top.phase), t)?.wastes?.(e, n, r);
	}
	isElsewhere(e, t) {
		let { kinds: n } = this.#r(e.top.phase);
		return n.some((e) => e.cards && !e.isElsewhere) && this.putsAway(e, t);
	}
	putsAway(e, t) {
		return x(this.#r(e.top.phase), t)?.isElsewhere === !0;
	}
	play(e, t, n) {
		if (this.isOver(e)) return "The game is over.";
		let r = e.turn === 0;
		if (e.takeUsed(), "free" in t) {
			let n = this.#i(e, t);
			if (n !== void 0) return n;
		} else {
			let n = this.#r(e.top.phase);
			if (!Ze(e, n.phase, x(n, t.do), t)) return this.#a(e, t);
			e.played++, this.isOpen(e) && (e.lastOpen = e.played), this.#c(e, n, t);
		}
		e.answers?.push([]);
		let i = this.#o(e, n);
		return e.log && !r && !this.isOver(e) && St(this.goldfish, e), i;
	}
	advise(e) {
		if (this.isOver(e)) return;
		let { phase: t, own: n, policies: r } = this.#r(e.top.phase), i = e.side === 0;
		return Gt(i ? n : r, e) || (Qe(e, t) ? {
			move: Ye,
			says: "There is nothing better to do, so pass."
		} : i && n !== r ? Gt(r, e) : void 0);
	}
	#r(e) {
		let t = this.#t.get(e);
		if (!t) throw Error(`there is no phase ${e}`);
		return t;
	}
	#i(e, t) {
		return this.isOpen(e) ? st(this.goldfish, e, t) : `First finish what has begun: ${this.phase(e).name}.`;
	}
	#a(e, t) {
		let n = this.whyNot(e, t);
		if (!n) throw Error(`${t.do} is refused, but lacks nothing`);
		return Je(n);
	}
	#o(e, t) {
		for (let n = 0; n < Ht; n++) {
			e.turnTo(0);
			let n = this.goldfish.result(e);
			if (n) return e.say(() => n.says), Wt(t);
			let r = e.top;
			if (e.running = r, e.turnTo(r.side), r.phase === "") this.#p(e, this.#e);
			else if (this.#l(e, r, this.#r(r.phase))) {
				if (r.side === 0) return Wt(t);
				let n = this.isOver(e) ? void 0 : this.#s(e, this.#r(r.phase), t);
				if (n === void 0) continue;
				return e.turnTo(0), n;
			}
		}
		throw Error(`the phases after ${e.top.phase} never come to a choice`);
	}
	#s(e, t, n) {
		let r = n ? n.next().value : this.advise(e)?.move;
		if (n && !r) return "The other side has to do more here now than it did.";
		if (!r) throw Error(`whoever is opposite has nothing to do in ${t.phase.id}`);
		if (n && !Ze(e, t.phase, x(t, r.do), r)) return `${e.board.mirror?.name}: ${this.#a(e, r)}`;
		e.answers?.at(-1)?.push(r), this.#c(e, t, r);
	}
	#c(e, t, { do: n, card: r = -1, to: i = "" }) {
		let a = x(t, n);
		a ? a.play(e, r, i) : t.phase.pass ? t.phase.pass(e) : e.leave();
	}
	#l(e, t, n) {
		let { phase: r } = n;
		return t.begun ? t.leaving || r.moves.length === 0 ? (this.#u(e, t, n), !1) : (r.run?.(e), t.leaving || e.top !== t ? !1 : (this.goldfish.enforce?.(e), e.top === t)) : (t.begun = !0, r.begin?.(e, t.args), !1);
	}
	#u(e, { args: t, side: n, isSecond: r }, { phase: i, following: a }) {
		if (e.stack.length > 1) {
			e.stack.pop();
			let n = i.next?.(e);
			i.end?.(e, t), n !== void 0 && e.call(n, t);
			return;
		}
		if (i.end?.(e, t), i.isForBoth && !r && this.#f(e)) {
			e.stack[0] = {
				...S(i.id, +(n === 0)),
				isSecond: !0
			};
			return;
		}
		this.goldfish.alternates || e.turnTo(0);
		let o = i.next?.(e);
		e.turnTo(0);
		let s = o === void 0 ? a : this.#r(o).phase;
		this.goldfish.alternates && e.turn > 0 ? this.#d(e, s, {
			side: n,
			isSecond: r === !0
		}) : this.#p(e, s);
	}
	#d(e, t, { side: n, isSecond: r }) {
		t === this.goldfish.phases[0] ? r || !this.#f(e) ? this.#p(e, t) : e.stack[0] = {
			...S(t.id, +(n === 0)),
			isSecond: !0
		} : e.stack[0] = {
			...S(t.id, n),
			isSecond: r
		};
	}
	#f(e) {
		return this.goldfish.mirror !== void 0 && (this.goldfish.opposed?.(e) ?? !0);
	}
	#p(e, t) {
		t === this.goldfish.phases[0] && (e.turn > 0 && e.turnEnds?.(this.goldfish.score(e)), e.turn++);
		let n = (t.isForBoth || this.goldfish.alternates && e.turn > 0) && this.#f(e) ? this.goldfish.first?.(e) ?? 0 : 0;
		e.stack[0] = S(t.id, n);
	}
};
function Wt(e) {
	return e && !e.next().done ? "The other side did more here than it may do now." : void 0;
}
function Gt(e, t) {
	for (let n of e) {
		let e = n.choose(t);
		if (e) return {
			move: e,
			says: n.says
		};
	}
}
function Kt(e, t, n) {
	return t.some((t) => t.cards?.(e).includes(n));
}
// lib/core/table/move-words.ts
function qt(e, t, n) {
	let { what: r, where: i } = e.says(t, n);
	return [r, [...n.card === void 0 ? [] : [t.known(n.card)], ...i ? [i] : []].join(" → ")].filter(Boolean).join(": ");
}
// lib/core/table/state.ts
function Jt(e, t) {
	let n = t.under(t.size), r = [];
	for (let e = 0; e < n; e++) for (let n of t.in(e)) r.push(Yt(t, n, e));
	let i = (n) => Xt(e.counters, n, (e) => t.get(e), !0);
	return {
		turn: t.turn,
		phase: t.top.phase,
		over: e.result(t) !== void 0,
		cards: r,
		counters: i(!1),
		memory: i(!0),
		stack: t.stack.map(({ phase: e, args: t, side: n }) => ({
			phase: e,
			args: t,
			...n === 1 ? { theirs: !0 } : {}
		})),
		played: t.played,
		dice: t.dice.state
	};
}
function Yt(e, t, n) {
	let r = (n) => Xt(e.board.tokens, n, (n) => e.token(t, n), !1), i = r(!0), a = e.notes.get(t);
	return {
		id: t,
		name: e.known(t),
		zone: e.nameOf(n),
		faceUp: e.isUp(t),
		exhausted: e.isExhausted(t),
		counters: r(!1),
		...Object.keys(i).length > 0 ? { memory: i } : {},
		...a === void 0 ? {} : { note: a },
		...e.isSeen(t) && !e.isUp(t) ? { seen: !0 } : {}
	};
}
function Xt(e, t, n, r) {
	let i = {};
	for (let [a, o] of e.entries()) {
		if (o.hidden === !0 !== t) continue;
		let e = n(a);
		(e !== 0 || r) && (i[o.id] = e);
	}
	return i;
}
// lib/core/table/replay.ts
function Zt(e) {
	let t = 2166136261;
	for (let n = 0; n < e.length; n++) t = Math.imul(t ^ e.charCodeAt(n), 16777619);
	return (t >>> 0).toString(16).padStart(8, "0");
}
function Qt({ texts: e }, { format: t, options: n, house: r, cards: i }) {
	let a = i.map(({ card: t, label: n, from: r }) => [
		n,
		r,
		...$t(t),
		e ? t.text : void 0
	]);
	return Zt(JSON.stringify({
		format: t,
		options: n,
		house: r,
		cards: a
	}));
}
function $t({ sources: e, text: t, number: n, image: r, ...i }) {
	return [Object.entries(i).sort(([e], [t]) => e < t ? -1 : 1)];
}
function en(e, t) {
	let { cards: n, counters: r, memory: i, turn: a, phase: o, over: s, stack: c, played: l, dice: u } = Jt(e, t), d = /* @__PURE__ */ new Map(), f = n.map(({ id: e, zone: t, faceUp: n, exhausted: r, ...i }) => {
		let a = d.get(t) ?? 0;
		return d.set(t, a + 1), {
			id: e,
			lies: [
				e,
				t,
				a,
				n,
				r,
				...tn(i.counters),
				...tn(i.memory ?? {})
			]
		};
	}).sort((e, t) => e.id - t.id).map(({ lies: e }) => e), p = [...tn(r), ...tn(i)];
	return Zt(JSON.stringify([
		a,
		o,
		s,
		l,
		u,
		c,
		p,
		f
	]));
}
function tn(e) {
	return Object.entries(e).filter(([, e]) => e !== 0).sort(([e], [t]) => e < t ? -1 : 1);
}
// lib/core/table/film.ts
function nn(e, t, n) {
	let { moves: r, at: i, answers: a = [] } = n, o = [], s = 0, c, l = {
		by: "nobody",
		says: ""
	}, u = (t) => {
		let n = c;
		if (!n) return;
		let r = n.log?.slice(s) ?? [];
		s += r.length;
		let { name: i } = e.phase(n);
		o.push({
			...l,
			at: t,
			phase: i,
			state: n.as(0, () => Jt(e.goldfish, n)),
			log: r
		});
	};
	function* d(t) {
		for (let n of a[t] ?? []) u(t), l = {
			by: "other",
			says: c ? qt(e, c, n) : ""
		}, yield n;
	}
	let f = e.openAgain(t, !0, d(0));
	c = f.table, u(0);
	let [p, m] = [i === 0 ? en(e.goldfish, c) : void 0, f.why];
	for (let [t, n] of r.entries()) {
		if (m !== void 0) break;
		l = {
			by: "player",
			says: rn(e, c, n)
		}, m = e.play(c, n, d(t + 1)), m === void 0 && u(t + 1), t + 1 === i && (p = en(e.goldfish, c));
	}
	let ee = {
		...p !== void 0 && { check: p },
		...m !== void 0 && { stopped: m }
	};
	return {
		board: an(e, c),
		frames: o,
		...ee
	};
}
function rn(e, t, n) {
	return "do" in n ? qt(e, t, n) : "By hand";
}
function an({ goldfish: e }, { index: t }) {
	let n = e.areas.flatMap((e) => t.spots.filter(({ zone: t }) => t.id === e.zone).map(({ name: t, zone: n }, r) => {
		let [, i] = t.split(":"), a = i === void 0 ? n.name : `${n.name} ${i}`, { side: o, as: s } = e;
		if (e.as !== "row") return {
			id: t,
			name: a,
			side: o,
			as: s
		};
		let { row: c, rows: l = 1, span: u } = e;
		return {
			id: t,
			name: a,
			side: o,
			as: s,
			row: c,
			rows: l,
			column: e.column + r * (e.step ?? 0),
			span: u
		};
	})), r = (e) => e.flatMap(({ id: e, name: t, hidden: n }) => n ? [] : {
		id: e,
		name: t
	});
	return {
		places: n,
		counters: r(e.counters),
		tokens: r(e.tokens),
		spent: e.spent?.is ?? "exhausted",
		other: e.mirror?.name ?? "The opponent"
	};
}
// lib/deck/code/code-in-text.ts
var on = 20, sn = /\/d\/([\w-]{5,})(?:[/?#]|$)/, cn = /[?&]code=([\w-]{5,})(?:[&#]|$)/;
function ln(e) {
	let t = e.trim();
	if (/\s/.test(t)) return;
	let n = sn.exec(t) ?? (t.includes("/build?") ? cn.exec(t) : null);
	return n?.[1] === void 0 ? /^[\w-]{5,}$/.test(t) ? {
		letters: t,
		certain: t.length > on
	} : void 0 : {
		letters: n[1],
		certain: !0
	};
}
// lib/cards/near.ts
g();
function un(e, t, n) {
	return ne(s(t.slice(0, dn)), e.cards, ({ names: e }) => e, n);
}
var dn = 100;
// lib/core/judge/deck.ts
function fn(e) {
	let t = [], n = [];
	for (let r of e) {
		let { section: e, card: i, count: a } = r, o = n.includes(i) && t.find((t) => t.card === i && t.section === e);
		o ? t[t.indexOf(o)] = {
			section: e,
			card: i,
			count: o.count + a
		} : (n.push(i), t.push(r));
	}
	return t;
}
// lib/core/memo.ts
function C(e) {
	let t = /* @__PURE__ */ new WeakMap(), n, r;
	return (i) => {
		if (i === n && r !== void 0) return r;
		let a = t.get(i);
		return a === void 0 && (a = e(i), t.set(i, a)), n = i, r = a, a;
	};
}
var pn = t((() => {}));
// lib/deck/list/seen.ts
pn();
function mn(e) {
	return e.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, "").replace(/\s+/g, " ").trim().slice(0, hn);
}
var hn = 400;
i(), g();
var gn = 1e3, _n = 200, vn = 15e4, yn = C((e) => {
	let t = new Map(e.arrangement?.words.map((e) => [s(e), "arranged"]));
	for (let n of e.sections.toReversed()) for (let e of [
		n.id,
		n.name,
		...n.also ?? []
	]) t.set(s(e), n);
	return t;
});
[
	"main",
	"main deck",
	"mainboard",
	"deck",
	"side",
	"sideboard",
	"maybeboard",
	"reserve"
].map(s);
function bn(e, t) {
	let n = yn(e);
	return n.get(t) ?? n.get(s(t));
}
function xn(e, t) {
	let n = e.sections.find((n) => n.kinds?.includes(fe(t, e.kind)));
	return n ? n.id : e.arrangement ? void 0 : Sn(e).id;
}
function Sn(e) {
	return e.sections.find((e) => !e.kinds && !e.optional) ?? e.sections[0];
}
function Cn(e, t, n, i = new r(vn)) {
	let a = [], o = [], s = [], c = (t) => o.length < 50 ? un(e, t, i) : [], l = wn(e.game);
	for (let t of n) {
		let n = l(t), r = e.find(t.name);
		if (Tn(t, n) && r !== void 0 && "card" in r) {
			let i = n === void 0 ? xn(e.game, r.card) : n === "arranged" ? void 0 : n.id;
			i === void 0 ? s.push({
				entry: r,
				count: t.count
			}) : a.push({
				section: i,
				card: r.known,
				count: t.count
			});
		} else o.push(Dn(e, t, {
			section: n,
			found: r
		}, c));
	}
	return a.push(...On(e, s)), {
		deck: {
			...t,
			entries: fn(a),
			misread: kn(o)
		},
		arranged: s.length > 0
	};
}
function wn(e) {
	let [t, n] = [void 0, void 0];
	return (r) => (r.section !== t && (t = r.section, n = t === void 0 ? void 0 : bn(e, t)), n);
}
function Tn(e, t) {
	return (e.section === void 0 || t !== void 0) && En(e.count);
}
function En(e) {
	return Number.isInteger(e) && e >= 1 && e <= 99;
}
function Dn(e, { section: t, name: n, count: r, line: i }, { section: a, found: o }, s) {
	let c = mn(n).slice(0, _n), l = i === void 0 ? {} : { line: i };
	if (t !== void 0 && a === void 0) return {
		why: "wrong-section",
		section: t,
		text: c,
		count: r,
		near: [],
		...l
	};
	let u = typeof a == "object" ? a.id : Sn(e.game).id;
	if (!En(r)) return {
		why: "bad-count",
		section: u,
		text: c,
		count: r,
		near: [],
		...l
	};
	let d = o !== void 0 && !("card" in o) ? o : s(c);
	return {
		why: o === void 0 ? "unknown-card" : "ambiguous-card",
		section: u,
		text: c,
		count: r,
		near: d.slice(0, 8).map((e) => e.label),
		...l
	};
}
function On(e, t) {
	let n = t.map(({ entry: e, count: t }) => ({
		card: e.card,
		count: t
	}));
	return (e.game.arrangement?.arrange(n) ?? []).flatMap(({ section: e, index: n, count: r }) => {
		let i = t[n]?.entry.known;
		return i ? [{
			section: e,
			card: i,
			count: r
		}] : [];
	});
}
function kn(e) {
	if (e.length < 2) return e;
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = [
			n.why,
			n.section,
			n.text,
			n.why === "bad-count" ? n.count : ""
		].join("\n"), r = t.get(e);
		t.set(e, r && n.why !== "bad-count" ? {
			...r,
			count: r.count + n.count
		} : n);
	}
	return [...t.values()];
}
// lib/deck/settings.ts
g();
function An(e) {
	return e.map(({ line: e, message: t }) => `${e === void 0 ? "" : `Line ${e}: `}${t}`).join(" ");
}
function jn(e, t) {
	let n = [], r = Pn(e, t.format, n), i = In(e, r, t.options ?? {}, n), a = Ln(e, t.house ?? {}, n);
	if (n.length > 0) return {
		ok: !1,
		faults: n
	};
	let o = t.name === void 0 ? "" : Nn(t.name);
	return {
		ok: !0,
		settings: {
			format: r,
			options: i,
			house: a,
			...o === "" ? {} : { name: o }
		}
	};
}
var Mn = /^(?=.{1,80}$)[!-~]+(?: [!-~]+)*$/;
function Nn(e) {
	return Mn.test(e) ? e : [...e.normalize("NFC").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").replace(/\s+/g, " ").trim()].slice(0, 80).join("").trim();
}
function Pn(e, t, n) {
	if (t === void 0) return e.formats[0].id;
	let r = e.formats.find(({ id: e }) => e === t) ?? Fn(e, t);
	return r || n.push({
		about: "format",
		message: `${e.name} has no format “${t}”. It has ${o(e.formats.map((e) => e.id))}.`
	}), r?.id ?? e.formats[0].id;
}
function Fn(e, t) {
	let n = s(t);
	return e.formats.find((e) => s(e.id) === n || s(e.name) === n);
}
function In(e, t, n, r) {
	let i = e.options.filter((e) => !e.formats || e.formats.includes(t));
	for (let [a, s] of Object.entries(n)) {
		let n = i.find((e) => e.id === a);
		if (n) (!Number.isInteger(s) || s < n.min || s > n.max) && r.push({
			about: `options.${a}`,
			message: `${n.name} is a whole number from ${n.min} to ${n.max}${Number.isNaN(s) ? "" : `, not ${s}`}.`
		});
		else {
			let n = e.options.find((e) => e.id === a)?.formats, s = n ? `That is for the format ${o(n, "or")}` : i.length > 0 ? `It has ${o(i.map((e) => e.id))}` : "It has none";
			r.push({
				about: `options.${a}`,
				message: `${e.name} ${t} has no option “${a}”. ${s}.`
			});
		}
	}
	return Object.fromEntries(i.map((e) => [e.id, Object.hasOwn(n, e.id) ? n[e.id] ?? e.default : e.default]));
}
function Ln(e, t, n) {
	let r = {};
	for (let [i, a] of Object.entries(t)) {
		let t = e.house.find((e) => e.id === i);
		if (t) t.upTo === void 0 && typeof a != "boolean" ? n.push({
			about: `house.${i}`,
			message: `House rule ${i} is either on or off, not ${a}.`
		}) : a === !1 || (t.upTo !== void 0 && (typeof a != "number" || !Number.isInteger(a) || a < 1 || a > t.upTo) ? n.push({
			about: `house.${i}`,
			message: `House rule ${i} takes a whole number from 1 to ${t.upTo}, as in ${i}=3.`
		}) : r[i] = a);
		else {
			let t = e.house.length > 0 ? `It has ${o(e.house.map((e) => e.id))}` : "It has none";
			n.push({
				about: `house.${i}`,
				message: `${e.name} has no house rule “${i}”. ${t}.`
			});
		}
	}
	return r;
}
// lib/deck/code/bit-writer.ts
var Rn = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", zn = Array.from({ length: 64 }, (e, t) => {
	let n = t << 18;
	for (let e = 0; e < 6; e++) n = n & 8388608 ? n << 1 ^ 25578747 : n << 1;
	return n & 16777215;
});
function Bn(e) {
	let t = 11994318;
	for (let n of e) t = (t << 6 ^ (zn[(t >> 18 ^ n) & 63] ?? 0)) & 16777215;
	return t;
}
// lib/deck/code/bit-reader.ts
var Vn = new Map([...Rn].map((e, t) => [e, t])), w = class extends Error {}, Hn = class e {
	#e;
	#t = 0;
	constructor(e) {
		this.#e = e;
	}
	static of(t) {
		let n = [];
		for (let e of t) {
			let t = Vn.get(e);
			if (t === void 0) return;
			n.push(t);
		}
		let r = n.slice(0, -4), [i = 0, a = 0, o = 0, s = 0] = n.slice(-4);
		if (!(n.length < 5 || Bn(r) !== (i << 18 | a << 12 | o << 6 | s))) return new e(r);
	}
	bits(e) {
		let t = 0;
		for (let n = 0; n < e; n++) {
			let e = this.#e[Math.floor(this.#t / 6)];
			if (e === void 0) throw new w();
			t = t * 2 + (e >> 5 - this.#t % 6 & 1), this.#t++;
		}
		return t;
	}
	small() {
		let e = 0;
		for (; this.bits(1) === 0;) if (++e > 20) throw new w();
		return 2 ** e + this.bits(e) - 1;
	}
	rice(e) {
		let t = 0;
		for (; this.bits(1) === 1;) if (++t > 65535) throw new w();
		return (t << e) + this.bits(e);
	}
	text(e) {
		let t = this.bits(1) === 1, n = this.small();
		if (n > e) throw new w();
		let r = Uint8Array.from({ length: n }, () => this.bits(t ? 8 : 7));
		return new TextDecoder().decode(r);
	}
	atEnd() {
		let e = this.#e.length * 6 - this.#t;
		return e < 6 && this.bits(e) === 0;
	}
}, Un = 400;
function Wn(e, t) {
	if (t.length > 8e3) return {
		ok: !1,
		why: "This code is too long for a deck."
	};
	let n = Hn.of(t);
	if (!n) return {
		ok: !1,
		why: "This code has a missing, extra or wrong letter. Copy the whole code again."
	};
	try {
		if (n.bits(4) !== 1) return {
			ok: !1,
			why: "This code was made by a newer version of Drydock."
		};
		let t = e[n.bits(4)];
		if (!t) return {
			ok: !1,
			why: "This code is for a game that this version of Drydock does not know."
		};
		let r = Kn(n, t), i = [];
		for (let { id: e } of t.sections) for (let t of [qn, Jn]) for (let r of t(n, gn - i.length)) i.push({
			section: e,
			...r
		});
		if (!n.atEnd()) throw new w();
		let a = jn(t, r);
		return a.ok ? {
			ok: !0,
			carried: {
				game: t,
				settings: a.settings,
				lines: i
			}
		} : {
			ok: !1,
			why: `This code asks for settings that do not exist. ${An(a.faults)}`
		};
	} catch (e) {
		if (e instanceof w) return {
			ok: !1,
			why: "This code does not hold a whole deck. Copy the whole code again."
		};
		throw e;
	}
}
function Gn(e, t) {
	let n = [];
	for (let { section: r, card: i, count: a } of t.lines) {
		let t = typeof i == "number" ? e.byCode(i)?.label : i;
		if (t === void 0) return {
			ok: !1,
			why: "This code has cards that this version of Drydock does not know yet."
		};
		n.push({
			section: r,
			name: t,
			count: a
		});
	}
	return {
		ok: !0,
		deck: Cn(e, t.settings, n).deck
	};
}
function Kn(e, t) {
	let n = t.formats[e.small()];
	if (!n) throw new w();
	let r = t.options.filter((e) => !e.formats || e.formats.includes(n.id)), i = Object.fromEntries(r.map((e) => [e.id, e.default]));
	for (let n = e.small(); n > 0; n--) {
		let n = t.options[e.small()];
		if (!n) throw new w();
		i[n.id] = e.small();
	}
	let a = {};
	for (let n = e.small(); n > 0; n--) {
		let n = t.house[e.small()];
		if (!n) throw new w();
		let r = e.small();
		a[n.id] = r === 0 || r;
	}
	let o = e.bits(1) === 1 ? e.text(Un) : void 0;
	return {
		format: n.id,
		options: i,
		house: a,
		name: o
	};
}
function qn(e, t) {
	let n = e.small();
	if (n > t) throw new w();
	if (n === 0) return [];
	let [r, i] = [0, 1].map(() => {
		let t = e.bits(3);
		return Array.from({ length: n }, () => e.rice(t));
	}), a = -1;
	return (r ?? []).map((e, t) => (a += e + 1, {
		card: a,
		count: Yn((i?.[t] ?? 0) + 1)
	}));
}
function Jn(e, t) {
	let n = e.small();
	if (n > t) throw new w();
	return Array.from({ length: n }, () => ({
		card: e.text(Un * 2),
		count: Yn(e.small() + 1)
	}));
}
function Yn(e) {
	if (e > 99) throw new w();
	return e;
}
// lib/deck/code/given-deck.ts
function Xn(e, t, n) {
	let r = ln(n), i = r && Wn(e, r.letters);
	if (!i) return;
	if (!i.ok) return r.certain ? { why: i.why } : void 0;
	let { game: a } = i.carried;
	if (a.id !== t.game.id) return { why: `This code is for a deck of ${a.name}.` };
	let o = Gn(t, i.carried);
	return o.ok ? { deck: o.deck } : { why: o.why };
}
pn(), g();
function Zn({ id: e, name: t, version: n }) {
	return n === void 0 ? void 0 : {
		id: e,
		name: t,
		version: n
	};
}
var Qn = C((e) => {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.sets) {
		let r = Zn(n);
		if (r) for (let i of n.cards) $n(t, Ce(e.game, i), r);
	}
	return t;
});
function $n(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
function er(e, t, n) {
	let r = n.filter(({ id: t }) => !e.sets.some((e) => e.id === t)), i = Qn(e), a = i.size === 0 ? [] : t.flatMap((e) => i.get(s(e)) ?? []);
	return [...r, ...new Set(a)];
}
function tr(e, t, { pool: n, builtIn: r, piles: i }, a) {
	let { format: o, options: s, house: c, entries: l } = t, u = l.reduce((e, { count: t }) => e + t, 0);
	if (u > 500) return `This deck has ${u} cards, but a table only has room for 500.`;
	let d = nr(t, n).filter(({ from: t }) => e.begins[t] !== void 0);
	if (d.length === 0) return "There is no card to play with.";
	let f = (e.supplies?.(d, i, {
		format: o,
		options: s
	}) ?? []).flatMap(({ label: e, count: t, from: n }) => {
		let i = d.find((t) => t.label === e) ?? r.find(e);
		if (i === void 0 || !("card" in i)) throw Error(`the pile ${n} names no card: ${e}`);
		return ir({
			card: i.card,
			label: i.label,
			from: n
		}, t);
	}), p = er(n, d.map(({ label: e }) => e), []).map(({ id: e, version: t }) => ({
		id: e,
		version: t
	}));
	return {
		seed: a,
		format: o,
		options: s,
		house: c,
		cards: [...d, ...f],
		...p.length > 0 && { sets: p }
	};
}
function nr({ entries: e }, t) {
	return [...e].sort(rr(t.game.sections.map(({ id: e }) => e))).flatMap(({ section: e, card: n, count: r }) => ir({
		card: t.of(n).card,
		label: n.label,
		from: e
	}, r));
}
function rr(e) {
	return (t, n) => {
		let r = e.indexOf(t.section) - e.indexOf(n.section);
		return r === 0 ? t.card.label < n.card.label ? -1 : 1 : r;
	};
}
function ir(e, t) {
	return Array.from({ length: t }, () => e);
}
// lib/deck/film-maker.ts
g();
function ar(e, t, { sets: n, numbers: r, piles: i }) {
	let a = new Map(r.map((e, t) => [s(e), t])), o = new Te(t, n, a);
	return async ({ code: r, sets: s, seed: c, ...l }) => {
		let u = await t.goldfish(), d = s.length === 0 ? o : new Te(t, [...n, ...s], a), f = Xn(e, d, r);
		if (!f || "why" in f) return { why: f?.why ?? "This link holds no deck." };
		let p = tr(u, f.deck, {
			pool: d,
			builtIn: o,
			piles: i
		}, c);
		if (typeof p == "string") return { why: p };
		let m = nn(new Ut(u), p, l), ee = [...new Map(p.cards.map(({ label: e, card: t }) => [e, t]))].map(([e, n]) => or(t, e, n)), te = f.deck.misread.map(({ text: e }) => e);
		return {
			...m,
			cards: ee,
			fingerprint: Qt(u, p),
			left: te
		};
	};
}
function or(e, t, n) {
	let r = { ...n };
	return {
		name: t,
		facts: e.attributes.flatMap(({ name: e, label: t }) => {
			let n = r[e];
			return n == null ? [] : [[t, sr(n)]];
		}),
		text: n.text ?? ""
	};
}
function sr(e) {
	return Array.isArray(e) ? e.map(sr).join(", ") : typeof e != "object" || !e ? e === !0 ? "yes" : e === !1 ? "no" : String(e) : Object.entries(e).map(([e, t]) => `${e} ${sr(t)}`).join(", ");
}
// lib/games/open-worlds/book/interpretations.ts
var cr = [
	{
		id: "free-copies-introductory",
		text: "Any number of Outposts and Exploits is allowed in the introductory game too: it follows the standard rules, and both recommended decks do so.",
		formats: ["introductory"]
	},
	{
		id: "habitable-and-hostile",
		text: "A world can be both Habitable and Hostile."
	},
	{
		id: "five-worlds",
		text: "Five worlds are drawn whatever the number of players: this rulebook names no other number."
	},
	{
		id: "ships-by-elimination",
		text: "Keeper, Kite and Escort have no printed type. They stand among the ships of the recommended decks of 40 cards, whose pool has no Station and no Field, so they are taken as Ships of Class 11 or less."
	},
	{
		id: "introductory-worlds",
		text: "The rulebook says that the introductory Worlds Deck should not have worlds of H2O below 3. We read that as a rule of the format.",
		formats: ["introductory"]
	},
	{
		id: "written-with-defense",
		text: "A card may be written with its Defensive Strength behind its name, and must be where its name alone is not clear."
	}
], T, E, lr, ur, dr, fr, pr, mr, hr, gr, _r, vr, yr, D, O, br, k = t((() => {
	T = "Open Worlds Limited Public Playtest 2020", E = {
		rulebook: T,
		part: "Setup",
		page: 7
	}, lr = {
		rulebook: T,
		part: "Stage",
		page: 9
	}, ur = {
		rulebook: T,
		part: "Move",
		page: 9
	}, dr = {
		rulebook: T,
		part: "Reveal",
		page: 9
	}, fr = {
		rulebook: T,
		part: "World-by-World Resolution",
		page: 10
	}, pr = {
		rulebook: T,
		part: "Install Facilities",
		page: 10
	}, mr = {
		rulebook: T,
		part: "Station Orbitals",
		page: 11
	}, hr = {
		rulebook: T,
		part: "Deploy Ground Forces",
		page: 11
	}, gr = {
		rulebook: T,
		part: "Trigger Catastrophes",
		page: 11
	}, _r = {
		rulebook: T,
		part: "Count Income",
		page: 13
	}, vr = {
		rulebook: T,
		part: "Trash",
		page: 13
	}, yr = {
		rulebook: T,
		part: "Draw",
		page: 13
	}, D = {
		rulebook: T,
		part: "The Final Turn",
		page: 13
	}, O = {
		rulebook: T,
		part: "Utilities",
		page: 6
	}, br = {
		rulebook: T,
		part: "Your Trash Heap",
		page: 14
	};
}));
// lib/games/open-worlds/book/rules.ts
k();
var xr = [], Sr = [
	"facility",
	"orbital",
	"ground"
], A = [
	...Sr,
	"catastrophe",
	"utility"
], Cr = [...A, "world"], wr = [
	"post",
	"mining",
	"population",
	"production",
	"yard",
	"special"
], Tr = {
	facility: wr,
	orbital: [
		"ship",
		"station",
		"field"
	],
	ground: ["manned", "automated"]
}, Er = [
	{
		name: "kind",
		label: "kind",
		shapes: [{
			is: "word",
			of: Cr
		}],
		search: "k"
	},
	{
		name: "kindAmong",
		label: "possible kinds",
		shapes: [{
			is: "words",
			of: Cr
		}],
		bounds: {
			of: "kind",
			as: "among"
		}
	},
	{
		name: "subkind",
		label: "kind of unit",
		shapes: [{
			is: "word",
			of: Object.values(Tr).flat()
		}],
		kinds: Sr,
		wordsOf: Tr,
		search: "t"
	},
	{
		name: "defense",
		label: "Defensive Strength",
		shapes: [{
			is: "number",
			min: 0,
			max: 99
		}],
		kinds: A,
		mayLack: !0
	},
	{
		name: "income",
		label: "Income",
		shapes: [{
			is: "number",
			min: -9,
			max: 99
		}, {
			is: "word",
			of: ["RES"]
		}],
		kinds: A,
		mayLack: !0
	},
	{
		name: "weapons",
		label: "Weapons",
		shapes: [{
			is: "numbers",
			min: 0,
			max: 99
		}],
		kinds: A,
		mayLack: !0
	},
	{
		name: "class",
		label: "Class",
		shapes: [{
			is: "number",
			min: 0,
			max: 99
		}],
		kinds: ["orbital", "utility"],
		search: "c",
		mayLack: !0
	},
	{
		name: "classAtMost",
		label: "largest possible Class",
		shapes: [{
			is: "number",
			min: 0,
			max: 99
		}],
		kinds: ["orbital", "utility"],
		bounds: {
			of: "class",
			as: "atMost"
		}
	},
	{
		name: "range",
		label: "Range",
		shapes: [{
			is: "number",
			min: 0,
			max: 9
		}],
		kinds: ["orbital", "utility"],
		mayLack: !0
	},
	{
		name: "capacity",
		label: "Capacity",
		shapes: [{
			is: "number",
			min: 0,
			max: 99
		}],
		kinds: A,
		mayLack: !0
	},
	{
		name: "retreat",
		label: "Retreat",
		shapes: [{ is: "flag" }],
		kinds: ["orbital", "utility"]
	},
	{
		name: "swap",
		label: "Swap",
		shapes: [{ is: "flag" }, {
			is: "words",
			of: wr
		}],
		kinds: ["facility"]
	},
	{
		name: "prohibited",
		label: "Prohibited",
		shapes: [{ is: "flag" }],
		kinds: A
	},
	{
		name: "canConquer",
		label: "can Conquer",
		shapes: [{ is: "flag" }],
		kinds: ["ground"]
	},
	{
		name: "requires",
		label: "requirement",
		shapes: [{
			is: "conditions",
			of: [
				"any",
				"habitable",
				"non-hostile",
				"occupied",
				...wr.map((e) => `own:${e}`)
			],
			numbered: ["capacity"]
		}],
		kinds: Sr
	},
	{
		name: "hits",
		label: "hits",
		shapes: [{
			is: "record",
			fields: {
				damage: {
					is: "number",
					min: 0,
					max: 99
				},
				kinds: {
					is: "words",
					of: Sr
				}
			}
		}],
		kinds: ["catastrophe"]
	},
	{
		name: "h2o",
		label: "H2O",
		shapes: [{
			is: "number",
			min: 1,
			max: 9
		}],
		kinds: ["world"]
	},
	{
		name: "res",
		label: "RES",
		shapes: [{
			is: "number",
			min: 0,
			max: 9
		}],
		kinds: ["world"]
	},
	{
		name: "habitable",
		label: "Habitable",
		shapes: [{ is: "flag" }],
		kinds: ["world"]
	},
	{
		name: "hostile",
		label: "Hostile",
		shapes: [{ is: "flag" }],
		kinds: ["world"]
	}
], Dr, Or = t((() => {
	Dr = [];
}));
// lib/core/judge/rule.ts
Or();
function kr() {
	return (e, t) => ({
		...Object.fromEntries(t.map((e) => [e.id, e])),
		rule: (t, n, r, i, a = {}) => ({
			...i,
			id: `${e}/${t}`,
			cite: n,
			says: r,
			...a
		})
	});
}
// lib/games/open-worlds/cards/sections.ts
var Ar = [{
	id: "player",
	name: "Player",
	also: [
		"player deck",
		"deck",
		"main"
	]
}, {
	id: "worlds",
	name: "Worlds",
	also: ["worlds deck", "world"],
	kinds: ["world"],
	prefix: "W",
	optional: !0
}], { rule: jr, player: Mr, worlds: Nr } = kr()("open-worlds", Ar), Pr = [], Fr = /* @__PURE__ */ n({ drawings: () => Ir }), Ir, Lr = t((() => {
	Ir = [];
})), Rr = /* @__PURE__ */ n({ intro: () => zr }), zr, Br = t((() => {
	zr = [];
})), Vr = /* @__PURE__ */ n({ terms: () => Hr }), Hr, Ur = t((() => {
	Hr = [];
}));
// lib/core/table/boxed-decks.ts
function Wr(e, t) {
	return t === void 0 ? e : `${e} (${t})`;
}
function Gr(e) {
	return [...new Set(e.map(({ id: e, from: t = e }) => t))];
}
function Kr(e, t, n) {
	let r = n.map(({ label: e }) => ({
		label: e,
		count: 1,
		from: Yr
	}));
	return Gr(e).flatMap((e) => e === Yr ? r : (t[e] ?? []).map(([t, n]) => ({
		label: t,
		count: n,
		from: e
	})));
}
function qr(e, t, n) {
	let r = (e, { id: n, from: r = n, without: i = [] }) => e.in(t).filter((t) => e.start.cards[t]?.from === r && !i.includes(e.label(t)));
	return {
		do: "face",
		says: "Face",
		isForPerson: !0,
		at: () => "a deck that may sit opposite",
		targets: (t) => [...e.flatMap((e) => r(t, e).length > 0 ? e.id : []), Jr],
		names: (t, n) => {
			let r = e.find(({ id: e }) => e === n);
			return r ? Wr(r.name, r.level) : n;
		},
		play: (t, i, a) => {
			t.leave();
			let o = e.find(({ id: e }) => e === a);
			o && n(t, r(t, o));
		}
	};
}
var Jr, Yr, Xr = t((() => {
	Jr = "nobody", Yr = "twin";
}));
// lib/core/table/sides.ts
function Zr({ player: e, between: t, theirs: n }) {
	let r = ({ theirs: e, ...t }) => ({
		...t,
		id: `enemy-${t.id}`,
		name: n(t.name),
		...e
	}), i = ({ theirs: e, ...t }) => t, a = (e, t) => [
		...e.map(i),
		...e.map(r),
		...t
	], o = (e) => e.map((e) => [e.id, r(e).id]);
	return {
		zones: a(e.zones, t.zones),
		counters: a(e.counters, t.counters),
		pairs: {
			zones: o(e.zones),
			counters: o(e.counters)
		}
	};
}
var Qr = t((() => {}));
// lib/games/open-worlds/table/table.ts
function $r(e) {
	return I.map((t) => `${e}:${t + 1}`);
}
function j(e) {
	return e.charCodeAt(e.length - 1) - ci;
}
var ei, M, ti, ni, ri, ii, N, P, F, I, ai, oi, si, ci, li, L = t((() => {
	rt(), Qr(), ei = {
		face: "down",
		hides: !0
	}, M = {
		slots: 5,
		by: "worlds"
	}, {zones: ti, counters: ni, pairs: ri} = Zr({
		player: {
			zones: [
				{
					id: "draw",
					name: "Player Deck",
					face: "down",
					as: "pile",
					theirs: {
						name: "Rival’s deck",
						hides: !0
					}
				},
				{
					id: "hand",
					name: "Hand",
					face: "up",
					as: "hand",
					theirs: ei
				},
				{
					id: "trash",
					name: "Trash Heap",
					face: "down",
					as: "pile",
					theirs: {
						name: "Rival’s Trash Heap",
						hides: !0
					}
				},
				{
					id: "staged",
					name: "Staged at",
					...M,
					face: "down",
					as: "play",
					theirs: {
						name: "Rival’s card at",
						hides: !0
					}
				},
				{
					id: "facilities",
					name: "Facilities at",
					...M,
					face: "up",
					as: "play"
				},
				{
					id: "orbitals",
					name: "Orbitals at",
					...M,
					face: "up",
					as: "play"
				},
				{
					id: "ground",
					name: "Ground Forces at",
					...M,
					face: "up",
					as: "play"
				}
			],
			counters: [
				{
					id: "income",
					name: "Income"
				},
				{
					id: "priorIncome",
					name: "Income last turn",
					theirs: { hidden: !0 }
				},
				{
					id: "adjusted",
					name: "Cards put away while adjusting",
					hidden: !0
				},
				{
					id: "supported",
					name: "Staged ships over the Class limit stay this turn",
					hidden: !0
				}
			]
		},
		between: {
			zones: [
				{
					id: "worlds",
					name: "World",
					...M,
					face: "up",
					as: "play"
				},
				{
					id: "indicators",
					name: "Indicators at",
					...M,
					face: "up",
					as: "play"
				},
				{
					id: "worlds-deck",
					name: "Worlds Deck",
					face: "down",
					as: "pile"
				},
				{
					id: "box",
					name: "Box",
					face: "down",
					as: "pile",
					isAside: !0
				}
			],
			counters: [
				{
					id: "last",
					name: "The last card is drawn",
					hidden: !0
				},
				{
					id: "final",
					name: "The final turn goes on",
					hidden: !0
				},
				{
					id: "scored",
					name: "The final income is counted",
					hidden: !0
				},
				{
					id: "clock",
					name: "Turn in which an opponent draws the last card",
					hidden: !0
				},
				{
					id: "asteroids",
					name: "Turns from one asteroid strike of an opponent to the next",
					hidden: !0
				},
				{
					id: "opposed",
					name: "A rival is opposite",
					hidden: !0
				},
				{
					id: "waiting",
					name: "The rival has Priority",
					hidden: !0
				}
			]
		},
		theirs: (e) => `Rival’s ${e.toLowerCase()}`
	}), ii = [
		{
			id: "h2o",
			name: "H2O change",
			mayBeNegative: !0
		},
		{
			id: "res",
			name: "RES change",
			mayBeNegative: !0
		},
		{
			id: "counter",
			name: "Counters"
		},
		{
			id: "moved",
			name: "Parsecs moved this turn",
			hidden: !0
		}
	], N = et(ti), P = tt(ni), F = tt(ii), I = Array.from({ length: 5 }, (e, t) => t), ai = $r("staged"), oi = $r("orbitals"), si = $r("worlds"), ci = 49, li = [
		{
			zone: "worlds",
			row: 3,
			column: 1,
			span: 5,
			step: 8,
			side: "shared",
			as: "row",
			label: "",
			height: .7
		},
		{
			zone: "staged",
			row: 3,
			column: 6,
			span: 3,
			step: 8,
			side: "mine",
			as: "row",
			label: "",
			height: .7
		},
		{
			zone: "orbitals",
			row: 4,
			column: 1,
			span: 8,
			step: 8,
			side: "mine",
			as: "row",
			label: "Orbitals"
		},
		{
			zone: "facilities",
			row: 5,
			column: 1,
			span: 8,
			step: 8,
			side: "mine",
			as: "row",
			label: "Facilities"
		},
		{
			zone: "ground",
			row: 6,
			column: 1,
			span: 8,
			step: 8,
			side: "mine",
			as: "row",
			label: "Ground Forces"
		},
		{
			zone: "indicators",
			row: 7,
			column: 1,
			span: 8,
			step: 8,
			side: "shared",
			as: "row",
			label: "Indicators",
			height: .4
		},
		{
			zone: "enemy-staged",
			row: 1,
			column: 1,
			span: 3,
			step: 8,
			side: "enemy",
			as: "row",
			label: "",
			height: .75
		},
		{
			zone: "enemy-orbitals",
			row: 1,
			column: 4,
			span: 3,
			step: 8,
			side: "enemy",
			as: "row",
			label: "",
			height: .75
		},
		{
			zone: "enemy-ground",
			row: 1,
			column: 7,
			span: 2,
			step: 8,
			side: "enemy",
			as: "row",
			label: "",
			height: .75
		},
		{
			zone: "enemy-facilities",
			row: 2,
			column: 1,
			span: 8,
			step: 8,
			side: "enemy",
			as: "row",
			label: "Rival",
			height: .75
		},
		{
			zone: "hand",
			side: "mine",
			as: "fan"
		},
		{
			zone: "draw",
			side: "mine",
			as: "pile"
		},
		{
			zone: "trash",
			side: "mine",
			as: "pile"
		},
		{
			zone: "worlds-deck",
			side: "shared",
			as: "pile"
		},
		{
			zone: "enemy-hand",
			side: "enemy",
			as: "pile"
		},
		{
			zone: "enemy-draw",
			side: "enemy",
			as: "pile"
		},
		{
			zone: "enemy-trash",
			side: "enemy",
			as: "pile"
		}
	];
}));
// lib/games/open-worlds/table/worlds.ts
function R(e, t) {
	return e.first(N.worlds + t);
}
function ui(e, t) {
	let n = R(e, t);
	return n < 0 ? 0 : (e.card(n).h2o ?? 0) + e.token(n, F.h2o);
}
function di(e, t) {
	let n = R(e, t);
	return n < 0 ? 0 : (e.card(n).res ?? 0) + e.token(n, F.res);
}
function fi(e, t) {
	return e.in(N.facilities + t);
}
function pi(e, t) {
	return ui(e, t) - e.count(N.facilities + t) - e.count(N["enemy-facilities"] + t);
}
function mi(e, t, n) {
	let { income: r } = e.card(t);
	return r === "RES" ? di(e, n) : r ?? 0;
}
function hi(e, t) {
	let n = 0;
	for (let r of e.in(N.facilities + t)) n += e.card(r).capacity ?? 0;
	for (let r of e.in(N.orbitals + t)) n += e.card(r).capacity ?? 0;
	return n;
}
function gi(e, t) {
	for (let n of e.in(N.facilities + t)) if (e.card(n).subkind === "yard") return !0;
	return !1;
}
function _i(e) {
	let t = Oi.get(e);
	if (t !== void 0) return t;
	let n = 1 << Oi.size;
	return Oi.set(e, n), n;
}
function vi(e) {
	let [t, n] = [0, Infinity];
	for (let r of e) {
		let e = r.slice(r.indexOf(":") + 1);
		r.startsWith("capacity:") ? n = Math.min(n, Number(e)) : t |= _i(e);
	}
	return {
		bits: t,
		capacity: n
	};
}
function yi(e, t) {
	let n = R(e, t);
	if (n < 0) return 0;
	let { habitable: r, hostile: i } = e.card(n), a = wi | (r === !0 ? Ti : 0) | (i === !1 ? Ei : 0);
	for (let n of fi(e, t)) a |= Di | _i(e.card(n).subkind ?? "");
	return a;
}
function bi(e, { bits: t, capacity: n }, r, i) {
	return (t & i) !== 0 || n === Ci.capacity || n < Infinity && i !== 0 && hi(e, r) >= n;
}
function xi(e, t, n) {
	return bi(e, ki(t), n, yi(e, n));
}
function Si({ swap: e }, { subkind: t }) {
	return e === !0 || Array.isArray(e) && (t == null || e.includes(t));
}
var Ci, wi, Ti, Ei, Di, Oi, ki, z = t((() => {
	pn(), L(), Ci = {
		bits: 0,
		capacity: -Infinity
	}, [wi, Ti, Ei, Di] = [
		1,
		2,
		4,
		8
	], Oi = /* @__PURE__ */ new Map([
		["any", wi],
		["habitable", Ti],
		["non-hostile", Ei],
		["occupied", Di]
	]), ki = C((e) => e.requires ? vi(e.requires) : Ci);
}));
// lib/games/open-worlds/opposite/opposite.ts
function Ai(e, t) {
	return Kr(Li, t, e.filter(({ from: e }) => e === "player"));
}
function B(e) {
	return e.get(P.opposed) > 0;
}
function ji(e) {
	return +(e.get(P.waiting) > 0);
}
function Mi(e) {
	return !B(e) || e.side !== ji(e);
}
function Ni(e) {
	let t = e.get(P.income) - e.get(P["enemy-income"]);
	if (t === 0) return;
	let n = t < 0 == (e.side === 0);
	e.set(P.waiting, +!!n);
}
function Pi(e) {
	return {
		id: "change",
		cite: E,
		holds: (t, n, r) => t.get(e) !== Number(r.slice(2)),
		lacks: () => "it is so already"
	};
}
function Fi(e, t) {
	e.set(P.clock, t), e.say(() => t === 0 ? "No opponent draws: the game only ends after you have drawn your own last card." : `An opponent draws the last card in turn ${t}, if you do not draw yours before.`);
}
function Ii(e) {
	let t = e.get(P.asteroids);
	if (t === 0 || e.turn % t !== 0) return -1;
	let n = I.filter((t) => R(e, t) >= 0);
	return n.length === 0 ? -1 : n[e.dice.below(n.length)] ?? -1;
}
var Li, Ri, zi, Bi, Vi, Hi, Ui, Wi, Gi, Ki, qi, Ji = t((() => {
	Xr(), g(), L(), z(), Li = [
		{
			id: "charter",
			name: "Smith Boson with two Industries, 51 cards",
			from: "smith-boson",
			without: [
				"Industry 9",
				"Industry 10",
				"Industry 11"
			]
		},
		{
			id: "smith-boson",
			name: "Smith Boson, the rulebook’s deck",
			level: "harder"
		},
		{
			id: "twin",
			name: "your own deck"
		}
	], Ri = Gr(Li), zi = qr(Li, N.box, (e, t) => {
		e.set(P.opposed, 1);
		for (let n of t) e.move(n, N["enemy-draw"]);
		e.set(P.waiting, e.dice.below(2));
		let n = e.get(P.waiting) > 0 ? "The rival has" : "You have";
		e.say(() => `A rival is opposite, and shares the worlds with you. ${n} Priority.`);
	}), Bi = {
		id: "opposite",
		name: "Who is opposite",
		cite: E,
		says: "Choose the deck that plays against you. It plays by the same rules, and its facilities take room.",
		moves: [zi],
		mayPass: () => !1
	}, [Vi, Hi] = [3, 12], Ui = Hi, Wi = ["x:0", ...Array.from({ length: Hi - Vi + 1 }, (e, t) => `x:${Vi + t}`)], Gi = {
		do: "clock",
		says: "The opponent’s deck runs out",
		isForPerson: !0,
		targets: (e) => B(e) ? [] : Wi,
		at: () => "a setting, with nobody opposite",
		needs: [Pi(P.clock)],
		names: (e, t) => t === "x:0" ? "none" : `turn ${t.slice(2)}`,
		play: (e, t, n) => Fi(e, Number(n.slice(2)))
	}, Ki = [
		"x:0",
		"x:2",
		"x:3"
	], qi = {
		do: "asteroids",
		says: "Asteroid strikes of an opponent",
		isForPerson: !0,
		targets: (e) => B(e) ? [] : Ki,
		at: () => "a setting, with nobody opposite",
		needs: [Pi(P.asteroids)],
		names: (e, t) => t === "x:0" ? "none" : `every ${t.slice(2)} turns`,
		play: (e, t, n) => {
			let r = Number(n.slice(2));
			e.set(P.asteroids, r), e.say(() => r === 0 ? "No opponent strikes a world." : `An asteroid strikes a world every ${a(r, "turn")}.`);
		}
	};
})), Yi, Xi = t((() => {
	Yi = [];
}));
// lib/core/text/pattern.ts
function V(e) {
	return e.toLowerCase().match(ra) ?? [];
}
function Zi(e, t) {
	for (let n of e) {
		let e = [...n.matchAll(ra)], r = e.findIndex((n, r) => t.every((t, n) => e[r + n]?.[0].toLowerCase() === t)), [i, a] = [e[r], e[r + t.length - 1]];
		if (i && a) return n.slice(i.index, a.index + a[0].length);
	}
	return t.join(" ");
}
function Qi(e) {
	if (e === void 0) return;
	if (/^\d{1,3}$/.test(e)) return Number(e);
	if (e === "a" || e === "an") return 1;
	let t = ia.indexOf(e);
	return t < 0 ? void 0 : t;
}
function $i(e, t, n) {
	return n.every((n, r) => e[t + r] === n);
}
function ea(e, t) {
	let n = e.toLowerCase().match(/\{\w+\}|\[|\]|[^\s[\]{},:]+|[,:]/g) ?? [], r = 0, i = () => {
		let e = [];
		for (let a = n[r]; a !== void 0 && a !== "]"; a = n[r]) r++, a === "[" ? (e.push({
			is: "maybe",
			nodes: i()
		}), r++) : e.push(ta(a, t));
		return e;
	};
	return i();
}
function ta(e, t) {
	let n = /^\{(\w+)\}$/.exec(e)?.[1];
	if (n === void 0) return {
		is: "words",
		any: e.split("|").flatMap(na)
	};
	let r = Object.keys(t).find((e) => e.toLowerCase() === n);
	if (r === void 0) throw Error(`no reader is called ${n}`);
	return {
		is: "slot",
		name: r
	};
}
function na(e) {
	let [, t, n] = /^(.+)\((\w+)\)$/.exec(e) ?? [];
	return t === void 0 ? [e] : [t, `${t}${n}`];
}
var ra, ia, aa, oa = t((() => {
	ra = /[\p{L}\d]+(?:['’/-][\p{L}\d]+)*['’]?|[+-]\d+|[,:()—-]/gu, ia = [
		"zero",
		"one",
		"two",
		"three",
		"four",
		"five",
		"six",
		"seven",
		"eight",
		"nine",
		"ten"
	], aa = class {
		#e;
		#t;
		words;
		constructor(e, t) {
			this.words = e, this.#t = t, this.#e = ea(e, t);
		}
		read(e, t) {
			return this.#n(this.#e, e, t).map(([e, t]) => [e, t]);
		}
		#n(e, t, n) {
			let [r, ...i] = e;
			return r ? this.#r(r, t, n).flatMap(([e, n]) => this.#n(i, t, n).map(([t, n]) => [{
				...e,
				...t
			}, n])) : [[{}, n]];
		}
		#r(e, t, n) {
			if (e.is === "words") return e.any.includes(t[n] ?? "") ? [[{}, n + 1]] : [];
			if (e.is === "slot") {
				let { name: r } = e;
				return this.#t[r].read(t, n).map(([e, t]) => [{ [r]: e }, t]);
			}
			return [...this.#n(e.nodes, t, n), [{}, n]];
		}
	};
}));
// lib/core/text/ability.ts
function sa(e, t, n = []) {
	return {
		...e,
		ifDone: +!!e.ifDone,
		may: t,
		ifs: [],
		words: n
	};
}
function ca(e, t) {
	return t ? {
		...e,
		ifs: [t, ...e.ifs]
	} : e;
}
function H(e, t, n, r) {
	let i = new aa(e, n);
	return {
		words: e,
		example: t,
		read: (e, t) => i.read(e, t).map(([e, t]) => [r(e), t])
	};
}
function U(e, t, n) {
	return e.flatMap((e) => e.read(t, n));
}
var la, W = t((() => {
	oa(), la = (e, t, n) => t === n;
}));
// lib/core/text/nouns.ts
function ua(e) {
	let t = da(e.references), n = da(e.adjectives), r = da(e.nouns);
	return {
		name: e.name,
		read: (i, a) => [...fa(t, i, a).map(([e, t]) => [pa(e, i.slice(a, t)), t]), ...ha(i, a).flatMap(([t, o]) => ga(n, i, o).flatMap(([n, s]) => fa(r, i, s).flatMap(([r, s]) => _a(e, i, s).map(([s, c]) => {
			let l = ma(e, t, i.slice(a, c), i.slice(o, c), s);
			return [{
				...va(e, t, [...n, r], s),
				naming: l
			}, c];
		}))))]
	};
}
function da(e) {
	return Object.entries(e).map(([e, t]) => [new aa(e, {}), t]);
}
function fa(e, t, n) {
	return e.flatMap(([e, r]) => e.read(t, n).map(([, e]) => [r, e]));
}
function pa(e, t) {
	return {
		cards: e,
		test: (t, n, r) => e(t, r).includes(n),
		naming: {
			words: t,
			none: {
				before: "no card is “",
				words: t,
				after: "” now"
			}
		}
	};
}
function ma({ usualAre: e }, { isOther: t }, n, r, i) {
	return {
		words: n,
		none: {
			before: r[0] === "your" ? "none of " : t ? "no other " : "no ",
			words: r,
			after: e === void 0 || i.some((e) => "from" in e) ? "" : ` is ${e}`
		}
	};
}
function ha(e, t) {
	let [n, r, i] = [
		e[t],
		e[t + 1],
		e[t + 2]
	], a = { choose: {
		least: 1,
		most: 1
	} }, o = Qi(n), s = [[{}, t]];
	if ((n === "each" || n === "all") && s.push([{}, t + 1]), n === "another" && s.push([{
		...a,
		isOther: !0
	}, t + 1]), n === "target" && s.push([a, t + 1]), n === "one" && r === "of" && s.push([a, t + 2]), n === "any" && r === "number" && i === "of" && s.push([{ choose: {
		least: 0,
		most: ya
	} }, t + 3]), n === "up" && r === "to") {
		let e = Qi(i);
		e !== void 0 && s.push([{ choose: {
			least: 0,
			most: e
		} }, t + 3]);
	}
	return o !== void 0 && s.push([{ choose: {
		least: o,
		most: o
	} }, t + 1]), s;
}
function ga(e, t, n) {
	let r = fa(e, t, n).flatMap(([n, r]) => ga(e, t, r).map(([e, t]) => [[n, ...e], t]));
	return [[[], n], ...r];
}
function _a(e, t, n) {
	let r = U(e.suffixes, t, n).flatMap(([n, r]) => _a(e, t, r).map(([e, t]) => [[n, ...e], t]));
	return [[[], n], ...r];
}
function va({ usually: e }, { choose: t, isOther: n }, r, i) {
	let a = [...r, ...i.flatMap((e) => "is" in e ? [e.is] : [])], o = i.flatMap((e) => "from" in e ? [e.from] : []).at(-1) ?? e, s = (e, t, r) => {
		if (n && t === r.self) return !1;
		for (let n of a) if (!n(e, t, r)) return !1;
		return !0;
	};
	return {
		cards: (e, t) => {
			let n = [];
			for (let r of o(e, t)) s(e, r, t) && n.push(r);
			return n;
		},
		test: s,
		...t ? { choose: t } : {}
	};
}
var ya, ba = t((() => {
	W(), oa(), ya = 99;
}));
// lib/core/text/ability-index.ts
function xa(e, t) {
	let n = /* @__PURE__ */ new Map(), r = /* @__PURE__ */ new Map(), i = [];
	for (let [a, { card: o }] of e.entries()) for (let [e, s] of t(o).entries()) {
		let t = {
			card: a,
			at: e,
			has: s
		};
		s.moment && Sa(n, t, s.moment), s.use && i.push(t);
		for (let e of s.standing) Ca(r, e.stat, {
			...e,
			card: a
		});
	}
	return {
		events: n,
		stats: r,
		uses: i,
		users: [...new Set(i.map(({ card: e }) => e))]
	};
}
function Sa(e, t, { event: n, of: r }) {
	let i = e.get(n) ?? {
		own: /* @__PURE__ */ new Map(),
		others: []
	};
	e.set(n, i), r === la ? Ca(i.own, t.card, t) : i.others.push(t);
}
function Ca(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
var wa = t((() => {
	W();
}));
// lib/core/text/numbers.ts
function Ta(e, t) {
	return e.index.spots[e.zoneOf(t)]?.zone.isAside === !0;
}
var Ea, Da = t((() => {
	Ea = class {
		#e;
		constructor(e) {
			this.#e = e;
		}
		sum(e, t, n) {
			let r = 0;
			for (let i of t) Ta(e, i.card) || (r += this.#t(e, i, n));
			return r;
		}
		parts(e, t, n) {
			return t.map((t) => ({
				card: t.card,
				by: this.#t(e, t, n)
			})).filter(({ by: e }) => e !== 0);
		}
		said(e, t, n) {
			return t.flatMap((t) => Ta(e, t.card) ? [] : this.#n(e, t, n) ?? []);
		}
		#t(e, t, n) {
			return this.#n(e, t, n) ?? 0;
		}
		#n(e, { card: t, anywhere: n, to: r, if: i, by: a }, o) {
			if (!(o < 0 && e.isTheirs(t))) return e.as(e.ownerOf(t), () => {
				if (!n && !this.#e(e, t)) return;
				let s = {
					self: t,
					subject: o,
					it: o,
					before: -1,
					seen: 0
				};
				return r(e, o, s) && (!i || i(e, {
					...s,
					it: -1
				})) ? a(e, o, t) : void 0;
			});
		}
	};
}));
// lib/core/text/steps.ts
function Oa(e, t, n) {
	return [...Na(e, t, n), [void 0, n]].flatMap(([n, r]) => Aa(e, t, r).map((e) => e.map((e) => ca(e, n))));
}
function ka(e, t) {
	return t ? (n, r) => e(n, r) && t(n, r) : e;
}
function Aa(e, t, n) {
	let r = t[n] === "you" && t[n + 1] === "may";
	return U(e.effects, t, r ? n + 2 : n).flatMap(([i, a]) => {
		let o = t.slice(r ? n + 2 : n, a), s = [i].flat().map((e, t) => sa(e, r && t === 0, o));
		if (a === t.length) return [s];
		let c = t[a] === "," ? a + 1 : a, l = U(e.conditions, t, c).flatMap(([e, n]) => n === t.length ? [s.map((r) => ja(r, {
			holds: e,
			words: t.slice(c, n)
		}))] : []), u = Ma(t, a), d = u < 0 ? [] : Aa(e, t, u).map((e) => [...s, ...e]);
		return [...l, ...d];
	});
}
function ja(e, t) {
	let { with: n } = e;
	if (!n) return ca(e, t);
	let { words: r, holds: i } = t, a = (e, t) => n.cards(e, t).filter((n) => i(e, {
		...t,
		before: t.it,
		it: n
	}));
	return {
		...e,
		with: {
			...n,
			cards: a,
			unless: {
				words: r,
				all: n.cards
			}
		}
	};
}
function Ma(e, t) {
	let n = e[t] === "," ? t + 1 : t, r = n;
	return e[n] === "and" && n++, e[n] === "then" && n++, n > r ? n : -1;
}
function Na({ conditions: e }, t, n) {
	return U(e, t, n).flatMap(([e, r]) => t[r] === "," ? [[{
		holds: e,
		words: t.slice(n, r)
	}, r + 1]] : []);
}
var Pa = t((() => {
	W();
}));
// lib/core/text/reading.ts
function Fa(e, t) {
	let n = [];
	for (let r of yt(t.text)) {
		let i = n.at(-1)?.ability, a = Ra(e, t, r), o = i && i.steps.length > 0 ? Ia(i, r, a) : void 0;
		if (o) {
			for (let [e, t] of n.entries()) t.ability === i && (n[e] = {
				...t,
				ability: o
			});
			n.push({
				sentence: r,
				ability: o
			});
			continue;
		}
		let s = La(e.momentOf(t), r, a);
		n.push(s ? {
			sentence: r,
			ability: s
		} : { sentence: r });
	}
	return n;
}
function Ia(e, t, n) {
	if (n.moment || n.use || n.isApart || !(n.steps || n.isOnce)) return;
	let { steps: r = [], isOnce: i } = n;
	return {
		...e,
		...i ? { isOnce: i } : {},
		sentences: [...e.sentences, t],
		steps: [...e.steps, ...r]
	};
}
function La(e, t, { moment: n = e, use: r, steps: i, standing: a, isOnce: o }) {
	let s = [t];
	if (a) return {
		sentences: s,
		steps: [],
		standing: a
	};
	if (!i || i[0]?.ifDone) return;
	let c = o ? { isOnce: o } : {};
	return r ? {
		sentences: s,
		use: r,
		steps: i,
		standing: [],
		...c
	} : n && {
		sentences: s,
		moment: n,
		steps: i,
		standing: [],
		...c
	};
}
function Ra(e, t, n) {
	let r = V(n);
	if (U(e.restatements ?? [], r, 0).some(([e, n]) => n === r.length && e(t))) return { standing: [] };
	if (e.once !== void 0) {
		if (Wa.some((e) => e.length === r.length && $i(r, 0, e))) return { isOnce: !0 };
		let n = Ga.find((e) => $i(r, 0, e));
		if (n) return {
			...Va(e, t, r, n.length),
			isOnce: !0
		};
	}
	let i = Va(e, t, r, 0);
	if (i) return i;
	for (let [n, i] of U(e.conditions, r, 0)) {
		let a = Ka.includes(r[i] ?? ""), o = a || r[i] === "," ? Va(e, t, r, i + 1) : void 0, s = {
			holds: n,
			words: r.slice(0, i)
		};
		if (o && (a || o.standing)) return {
			...za(o, s),
			...a ? { isApart: !0 } : {}
		};
	}
	return {};
}
function za(e, t) {
	let { moment: n, standing: r, use: i, steps: a } = e, { holds: o } = t;
	return n ? {
		...e,
		moment: {
			...n,
			of: Ba(n.of, o)
		}
	} : r ? {
		...e,
		standing: r.map((e) => ({
			...e,
			if: ka(o, e.if)
		}))
	} : i ? {
		...e,
		use: {
			...i,
			if: ka(o, i.if)
		}
	} : a ? {
		...e,
		steps: a.map((e) => ca(e, t))
	} : e;
}
function Ba(e, t) {
	return (n, r, i) => e(n, r, i) && t(n, {
		self: i,
		subject: r,
		it: -1,
		before: -1,
		seen: 0
	});
}
function Va(e, t, n, r) {
	let i = e.lasts(t) ? Ha(e, n, r) : void 0;
	if (i) return { standing: i };
	for (let [t, i] of Ua(e, n, r)) {
		let [r] = Oa(e, n, i);
		if (!r) continue;
		let a = t.flatMap(({ step: e }) => e ? [sa(e, !1)] : []);
		return {
			use: { costs: t },
			steps: [...a, ...r]
		};
	}
	for (let [t, i] of U(e.moments, n, r)) {
		let [r] = n[i] === "," ? Oa(e, n, i + 1) : [];
		if (r) return {
			moment: t,
			steps: r
		};
	}
	let a = $i(n, r, qa), [o] = Oa(e, n, a ? r + qa.length : n[r] === "then" ? r + 1 : r);
	return !o || !a ? o && { steps: o } : { steps: o.map((e, t) => ({
		...e,
		ifDone: e.ifDone || t + 1
	})) };
}
function Ha(e, t, n) {
	for (let [r, i] of U(e.standings, t, n)) {
		let n = [r].flat();
		if (i === t.length) return n;
		let a = U(e.conditions, t, t[i] === "," ? i + 1 : i).find(([, e]) => e === t.length);
		if (a) return n.map((e) => ({
			...e,
			if: ka(a[0], e.if)
		}));
	}
}
function Ua(e, t, n) {
	return U(e.costs ?? [], t, n).flatMap(([n, r]) => {
		let i = t[r] ?? "", a = Ka.includes(i), o = (a || i === "," ? Ua(e, t, r + 1) : []).map(([e, t]) => [[n, ...e], t]);
		return a ? [...o, [[n], r + 1]] : o;
	});
}
var Wa, Ga, Ka, qa, Ja = t((() => {
	bt(), W(), oa(), Pa(), Wa = [V("use this only once per turn"), V("use this only once each turn")], Ga = [V("once per turn ,"), V("once each turn ,")], Ka = [
		":",
		"-",
		"—"
	], qa = V("if you do ,");
}));
// lib/core/text/telling.ts
function Ya(e, { sentences: t }, n, r) {
	return Za(t, n.ifs.find(({ holds: t }) => !t(e, r))?.words ?? []);
}
function Xa(e, { sentences: t }, n, r) {
	let { unless: i, naming: a, why: o } = n.with ?? {}, s = o?.(e);
	if (s !== void 0) return s;
	if (i && i.all(e, r).length > 0) return Za(t, i.words);
	if (!a) return `There is nothing to do that with: “${Zi(t, n.words)}”.`;
	let { before: c, words: l, after: u } = a.none;
	return `There is nothing to do that with: ${c}${Zi(t, l)}${u}.`;
}
function Za(e, t) {
	let n = Zi(e, t);
	return `This does not hold: “${n.charAt(0).toLowerCase()}${n.slice(1)}”.`;
}
function Qa({ sentences: e }, t, n) {
	let { naming: r, choose: i } = t.with ?? {};
	if (!i) return "Carry it out or go on.";
	let a = t.aim === void 0 ? "" : ` ${t.aim}`, o = n === 1 ? `Choose a card${a}` : `Choose up to ${n} cards${a}`;
	return r ? `${o}: ${Zi(e, i.most === 1 ? r.words : r.none.words)}.` : `${o}: “${Zi(e, t.words)}”.`;
}
var $a = t((() => {
	oa();
}));
// lib/core/text/use-needs.ts
function eo({ isUsed: e, isActive: t }) {
	return [
		{
			id: "once",
			holds: (t, { card: n, has: r }) => !e(t, n, r),
			lacks: () => "it was used in this turn, and works once a turn"
		},
		{
			id: "active",
			holds: (e, { card: n }) => t(e, n),
			lacks: () => "its text does not count where and how it lies now"
		},
		{
			id: "condition",
			holds: (e, { card: t, has: n }) => n.use?.if?.(e, ro(t)) ?? !0,
			lacks: (e, { has: t }) => `what its text asks for is not so now: “${t.sentences.join(" ")}”`
		},
		{
			id: "cost",
			holds: (e, { card: t, has: n }) => {
				for (let { can: r } of n.use?.costs ?? []) if (r && !r(e, t)) return !1;
				return !0;
			},
			lacks: (e, { card: t, has: n }) => {
				let r = (n.use?.costs ?? []).filter(({ can: n }) => n && !n(e, t)).flatMap(({ says: e = [] }) => e).join(" and ");
				return r === "" ? "its cost cannot be paid now" : `costs ${r}, which cannot be paid now`;
			}
		},
		{
			id: "objects",
			holds: to,
			lacks: () => "there is nothing to do it with now"
		}
	];
}
function to(e, { card: t, has: n }) {
	let r = (n.use?.costs ?? []).filter(({ step: e }) => e).length;
	for (let i = 0; i <= r; i++) {
		let { with: r, may: a = !0 } = n.steps[i] ?? {}, o = a ? 0 : r?.choose?.least ?? 0;
		if (o > 0 && r !== void 0 && r.cards(e, ro(t)).length < o) return !1;
	}
	return !0;
}
function no(e, t, n) {
	return e.map(({ id: e, holds: r, lacks: i }) => ({
		id: e,
		cite: t,
		holds: (e, t, i) => {
			let a = n(e, t, i);
			return a === void 0 || r(e, a);
		},
		lacks: (e, t, r) => {
			let a = n(e, t, r);
			return a ? i(e, a) : "";
		}
	}));
}
var ro, io = t((() => {
	ro = (e) => ({
		self: e,
		subject: e,
		it: -1,
		before: -1,
		seen: 0
	});
}));
// lib/core/text/worth.ts
function ao(e, t, n) {
	let r = {
		self: t,
		subject: t,
		it: -1,
		before: -1,
		seen: 0
	}, i = n.use?.costs ?? co, a = i.filter(({ step: e }) => e).length, o = -i.reduce((n, r) => n + (r.worth?.(e, t) ?? 0), 0);
	for (let i = 0; i < n.steps.length; i++) {
		let s = n.steps[i];
		if (!oo(e, s, r)) continue;
		let c = s.with ? s.with.cards(e, r) : lo;
		if (c.length === 0 && i === a) return 0;
		c.length > 0 && (o += so(e, t, s, c, i < a));
	}
	return o;
}
function oo(e, t, n) {
	for (let { holds: r } of t.ifs) if (!r(e, n)) return !1;
	return !0;
}
function so(e, t, n, r, i) {
	let [a, o] = [-Infinity, 0];
	for (let i of r) {
		let r = n.worth?.(e, i, {
			self: t,
			subject: t,
			it: i,
			before: -1,
			seen: 0
		}) ?? 1;
		r > a && (a = r), o += r;
	}
	return i || n.with?.choose ? a : o;
}
var co, lo, uo = t((() => {
	co = [], lo = [-1];
})), G, fo, po = t((() => {
	pn(), wa(), Da(), Ja(), $a(), io(), uo(), G = [], fo = class {
		language;
		phase;
		policy;
		use;
		phrases;
		read;
		abilities;
		#e;
		#t;
		#n;
		#r;
		#i;
		#a;
		#o;
		constructor(e) {
			this.language = e, this.#e = e.isActive, this.#n = new Ea(e.isActive), this.#t = e.phase.id, this.#r = e.once, this.#i = eo({
				isUsed: (e, t, n) => this.#d(e, t, n),
				isActive: (t, n) => e.isActive(t, n)
			});
			let { moments: t, costs: n = [], conditions: r, effects: i, standings: a, restatements: o = [] } = e, s = [
				...t,
				...n,
				...r,
				...i,
				...a,
				...o
			];
			this.phrases = s.map(({ words: e, example: t }) => ({
				words: e,
				example: t
			})), this.read = C((t) => Fa(e, t)), this.abilities = C((e) => [...new Set(this.read(e).flatMap(({ ability: e = [] }) => e))]), this.#a = C((e) => xa(e, this.abilities)), this.phase = this.#y(), this.use = this.#h(), this.policy = {
				says: "Choose what the text is worth most with.",
				in: [e.phase.id],
				choose: (e) => this.#A(e)
			};
		}
		carriesOut(e, t) {
			let n = this.read(e).find((e) => e.sentence === t);
			return n?.ability !== void 0 && !n.ability.steps.some(({ isLeft: e }) => e);
		}
		isTimed(e) {
			let t = this.abilities(e);
			return t.length > 0 && t.every(({ steps: e, standing: t }) => e.length > 0 && t.length === 0);
		}
		tell(e, t, n, r) {
			let i = this.#u(e).events.get(t);
			if (!i) return;
			let a = i.others.filter(({ card: t, has: r }) => t !== n && this.#c(e, t, r, n) && this.#l(e, t)), { placeOf: o } = this.language;
			o && a.length > 1 && a.sort((t, n) => o(e, n.card) - o(e, t.card));
			for (let t of a) this.#s(e, t, n);
			if (!r) {
				for (let t of i.others) t.card === n && this.#c(e, n, t.has, n) && this.#s(e, t, n);
				for (let t of i.own.get(n) ?? G) this.#s(e, t, n);
			}
		}
		#s(e, { card: t, at: n, has: r }, i) {
			if (this.#d(e, t, r)) return;
			let { placeOf: a } = this.language, o = {
				card: t,
				at: n,
				subject: i,
				...a ? { place: a(e, t) } : {}
			};
			e.call(this.#t, o, e.ownerOf(t));
		}
		#c(e, t, { moment: n }, r) {
			return e.as(e.ownerOf(t), () => n?.of(e, r, t) ?? !1);
		}
		#l(e, t) {
			return e.as(e.ownerOf(t), () => this.#e(e, t));
		}
		waitsFor(e, t, n) {
			return this.#u(e).events.get(t)?.own.has(n) === !0 && this.#l(e, n);
		}
		sum(e, t, n) {
			return this.#n.sum(e, this.#u(e).stats.get(t) ?? G, n);
		}
		parts(e, t, n) {
			return this.#n.parts(e, this.#u(e).stats.get(t) ?? G, n);
		}
		said(e, t, n) {
			return this.#n.said(e, this.#u(e).stats.get(t) ?? G, n);
		}
		#u({ start: e }) {
			return this.#a(e.cards);
		}
		#d(e, t, { isOnce: n }) {
			return n === !0 && this.#r !== void 0 && e.token(t, this.#r) > 0;
		}
		#f(e, t) {
			if (!t.has.use || e.isTheirs(t.card)) return !1;
			for (let n of this.#i) if (!n.holds(e, t)) return !1;
			return !0;
		}
		canUse(e) {
			for (let t of this.#u(e).uses) if (this.#f(e, t)) return !0;
			return !1;
		}
		#p({ card: e, at: t }, n) {
			return n.filter((t) => t.card === e).length > 1 ? `use:${e}:${t}` : "";
		}
		#m(e, t, n) {
			let { uses: r } = this.#u(e);
			return r.find((e) => e.card === t && this.#p(e, r) === n);
		}
		#h() {
			return {
				do: "use",
				says: "Use an ability",
				of: "a card of yours with an ability that is used",
				at: () => "one of its abilities",
				cards: (e) => this.#u(e).users.filter((t) => !e.isTheirs(t)),
				targets: (e, t) => {
					let { uses: n } = this.#u(e);
					return n.filter((e) => e.card === t).map((e) => this.#p(e, n));
				},
				needs: no(this.#i, this.language.phase.cite, (e, t, n) => this.#m(e, t, n)),
				names: (e, t) => {
					let { uses: n } = this.#u(e);
					return (n.find((e) => this.#p(e, n) === t)?.has.use?.costs ?? G).flatMap(({ says: e = G }) => e).join(" and ");
				},
				play: (e, t, n) => {
					let r = this.#m(e, t, n);
					if (r) {
						e.call(this.#t, {
							card: t,
							at: r.at,
							subject: t
						});
						for (let { pay: n } of r.has.use?.costs ?? G) n?.(e, t);
					}
				}
			};
		}
		best(e) {
			let [t, n] = [void 0, 0];
			for (let r of this.#u(e).uses) {
				if (!this.#f(e, r)) continue;
				let i = ao(e, r.card, r.has);
				i > n && ([t, n] = [r, i]);
			}
			if (!t) return;
			let r = this.#p(t, this.#u(e).uses);
			return {
				do: "use",
				card: t.card,
				...r === "" ? {} : { to: r }
			};
		}
		worth(e, t, n) {
			let r = 0;
			for (let i of this.abilities(e.card(t))) i.moment?.event === n && (r += ao(e, t, i));
			return r;
		}
		#g(e) {
			let { args: t } = e;
			if (this.#o?.args === t) return this.#o;
			let { card: n = -1, at: r = 0, step: i = 0, subject: a = -1, it: o = -1, before: s = -1, seen: c = 0, place: l = 0 } = t, u = this.abilities(e.card(n))[r], d = {
				self: n,
				subject: a,
				it: o,
				before: s,
				seen: c,
				place: l
			};
			return this.#o = {
				args: t,
				run: d,
				ability: u,
				step: u?.steps[i]
			}, this.#o;
		}
		#_(e) {
			let { step: t, run: n } = this.#g(e);
			if (!t?.with?.choose) return G;
			let { args: r } = e, { chosen: i = 0 } = r, a = t.with.cards(e, n);
			if (i === 0) return a;
			let o = Array.from({ length: i }, (e, t) => r[`c${t}`]);
			return a.filter((e) => !o.includes(e));
		}
		#v(e) {
			let { step: t } = this.#g(e);
			if (!t) return !0;
			let { chosen: n = 0 } = e.args;
			return t.may && n === 0 || (t.with?.choose?.least ?? 1) <= n;
		}
		#y() {
			let { id: e, cite: t } = this.language.phase;
			return {
				id: e,
				name: "A card's text",
				cite: t,
				says: "A card in play does what its text says.",
				begin: (e) => {
					let { run: t, ability: n } = this.#g(e);
					e.say(() => `${e.label(t.self)}: ${n?.sentences.join(" ")}`);
				},
				run: (e) => this.#w(e),
				asks: (e) => {
					let { run: t, ability: n, step: r } = this.#g(e), i = (r?.with?.choose?.most ?? 0) - (e.args.chosen ?? 0), a = n && r ? ` ${Qa(n, r, i)}` : "";
					return `${e.label(t.self)}: ${n?.sentences.join(" ")}${a}`;
				},
				about: (e) => [e.args.card ?? -1],
				moves: [{
					do: "choose",
					says: "Choose a card",
					of: "a card that the text means and that is not chosen yet",
					cards: (e) => this.#_(e),
					play: (e, t) => this.#O(e, t)
				}, {
					do: "carry-out",
					says: "Do what the text says",
					needs: [{
						id: "asked",
						cite: t,
						holds: (e) => this.#b(e),
						lacks: () => "the text does not ask for this now"
					}],
					play: (e) => e.note("agreed", 1)
				}],
				mayPass: (e) => this.#v(e),
				pass: (e) => this.#x(e)
			};
		}
		#b(e) {
			let { step: t } = this.#g(e);
			return t?.may === !0 && !t.with?.choose && e.args.agreed !== 1;
		}
		#x(e, t = (e.args.chosen ?? 0) > 0) {
			let { card: n = -1, at: r = 0, subject: i = -1, it: a = -1, before: o = -1 } = e.args, { seen: s = 0, place: c = 0, step: l = 0, done: u = 0 } = e.args;
			t && this.#r !== void 0 && this.abilities(e.card(n))[r]?.isOnce && e.setToken(n, this.#r, 1), e.running.args = {
				card: n,
				at: r,
				subject: i,
				it: a,
				before: o,
				seen: s,
				place: c,
				step: l + 1,
				done: u
			};
		}
		#S(e, t, n, r) {
			let i = 1 << (e.args.step ?? 0);
			t.does(e, n, r) !== !1 && e.note("done", (e.args.done ?? 0) | i);
		}
		#C(e, { ifDone: t }) {
			let { done: n = 0, step: r = 0 } = e.args;
			return t === 0 || (n >> r - t & 1) == 1;
		}
		#w(e) {
			let t = e.top;
			for (; e.top === t;) {
				let { step: t, run: n, ability: r } = this.#g(e), i = r && t === r.steps[0] && this.#d(e, n.self, r);
				if (!t || i) {
					e.leave();
					return;
				}
				if (!this.#T(e, r, t, n)) this.#x(e);
				else if (this.#b(e)) return;
				else if (!t.with?.choose) this.#E(e, t, n);
				else if (!this.#D(e, t)) return;
			}
		}
		#T(e, t, n, r) {
			let { chosen: i = 0, agreed: a = 0, step: o = 0 } = e.args;
			return i > 0 || a > 0 ? !0 : this.#C(e, n) ? oo(e, n, r) ? !0 : (n.ifs[0] !== t.steps[o - 1]?.ifs[0] && e.say(() => Ya(e, t, n, r)), !1) : !1;
		}
		#E(e, t, n) {
			let r = t.with ? t.with.cards(e, n) : lo;
			r.length === 0 && this.#k(e, t, n);
			for (let i of [...r]) this.#S(e, t, i, n);
			this.#x(e, r.length > 0);
		}
		#D(e, t) {
			let { least: n = 0, most: r = 0 } = t.with?.choose ?? {}, { chosen: i = 0 } = e.args, a = i < r ? this.#_(e) : G, [o] = a;
			if (o === void 0) i === 0 && this.#k(e, t, this.#g(e).run), this.#x(e);
			else if (a.length > 1 || t.may || n <= i) return !1;
			else this.#O(e, o);
			return !0;
		}
		#O(e, t) {
			let { step: n, run: r } = this.#g(e), { chosen: i = 0 } = e.args;
			e.running.args = {
				...e.args,
				chosen: i + 1,
				[`c${i}`]: t,
				it: t,
				before: r.it
			}, n && this.#S(e, n, t, {
				...r,
				it: t,
				before: r.it
			});
		}
		#k(e, t, n) {
			let { ability: r } = this.#g(e);
			n.it < 0 && t.with?.naming?.words.join(" ") === "it" || r && e.say(() => Xa(e, r, t, n));
		}
		#A(e) {
			let { step: t, run: n } = this.#g(e);
			if (!t) return;
			let r = this.#v(e);
			if (this.#b(e)) return (t.worth?.(e, -1, n) ?? 1) > 0 ? { do: "carry-out" } : { do: "pass" };
			let [i, a] = [-1, -Infinity];
			for (let r of this.#_(e)) {
				let o = t.worth?.(e, r, n) ?? 1;
				o > a && ([i, a] = [r, o]);
			}
			return i < 0 || r && a <= 0 ? { do: "pass" } : {
				do: "choose",
				card: i
			};
		}
	};
}));
// lib/games/open-worlds/table/resolution.ts
function K(e, t) {
	e.move(t, e.isTheirs(t) ? N["enemy-trash"] : N.trash), e.see(t);
}
function mo(e, t) {
	e.zoneOf(t) === N.trash && e.see(t);
}
function q(e, t, n, r = N.staged) {
	let i = e.in(r + t);
	for (let t of i) if (e.card(t).kind === n) return i.filter((t) => e.card(t).kind === n);
	return jo;
}
function ho(e, t) {
	return e.count(N.staged + t) + e.count(N["enemy-staged"] + t) > 0;
}
function go(e) {
	return I.find((t) => ho(e, t)) ?? -1;
}
function _o(e, t) {
	return e.stack.some(({ phase: n, side: r }) => n === t && r !== e.side);
}
function J(e, t) {
	return q(e, t, "facility");
}
function vo(e, t) {
	let n = q(e, t, "facility", N["enemy-staged"]);
	if (n.length === 0) return J(e, t);
	let r = (n) => e.as(e.ownerOf(n), () => xi(e, e.card(n), t));
	return [...J(e, t), ..._o(e, "install") ? n.filter(r) : n];
}
function yo(e, t) {
	return vo(e, t).length <= pi(e, t);
}
function bo(e, t, n) {
	let r = q(e, t, n);
	if (r.length === 0) return r;
	let i = r.filter((n) => !xi(e, e.card(n), t));
	for (let t of i) K(e, t), e.say(() => `${e.label(t)} is trashed: its requirement is not met.`);
	return i.length === 0 ? r : q(e, t, n);
}
function xo(e, t) {
	let n = J(e, t);
	return n.length === 0 ? jo : fi(e, t).filter((t) => n.some((n) => Si(e.card(t), e.card(n))));
}
function So(e, t) {
	if (_o(e, "install")) return;
	let n = yo(e, t);
	for (let r of vo(e, t)) e.as(e.ownerOf(r), () => {
		n ? e.move(r, N.facilities + t) : K(e, r), e.say(() => `${e.label(r)} is ${n ? "installed" : "trashed: there is no room"}.`);
	});
}
function Co(e, t, n, r, i) {
	for (let a of bo(e, t, n)) e.move(a, r + t), e.say(() => `${e.label(a)} is ${i}.`);
}
function wo(e, t) {
	if (_o(e, "trigger") || !ho(e, t)) return;
	let n = [N.staged, N["enemy-staged"]], r = n.flatMap((n) => q(e, t, "catastrophe", n));
	r.length > 0 && To(e, t, r);
	for (let r of n.flatMap((n) => [...e.in(n + t)])) e.card(r).kind !== "catastrophe" && e.say(() => `${e.label(r)} is trashed: it cannot enter play so.`), K(e, r);
}
function To(e, t, n) {
	let r = (t) => n.reduce((n, r) => {
		let i = Oo(e, r);
		return n + (i?.kinds.includes(t) ? i.damage : 0);
	}, 0);
	for (let t of n) {
		let n = Oo(e, t);
		e.say(() => `${e.label(t)}: ${n ? ko(n) : "its effect is done by hand"}.`);
	}
	for (let [n] of Lo) Eo(e, t, n, r(n));
}
function Eo(e, t, n, r) {
	let i = Lo.find(([e]) => e === n)?.[1] ?? [];
	for (let n of r === 0 ? [] : i.flatMap((n) => [...e.in(n + t)])) {
		let { defense: t } = e.card(n);
		typeof t != "number" || r < t || (K(e, n), e.say(() => `${e.label(n)} is destroyed: ${r} damage against ${t}.`));
	}
}
function Do(e) {
	return typeof e?.damage == "number" && !!e.kinds;
}
function Oo(e, t) {
	let { hits: n } = e.card(t);
	return Do(n) ? n : void 0;
}
function ko({ damage: e, kinds: t }) {
	return `${e} damage to each ${o(t.map((e) => e === "ground" ? "ground force" : e))}`;
}
function Ao(e, t) {
	let n = vo(e, t), r = pi(e, t), [i, a] = n.length === 1 ? ["is", "it is"] : ["are", "they are"], s = r > 0 ? `there is room for ${r}` : "there is no room", c = r < n.length ? `, and ${a} trashed unless ${r > 0 ? "more is made" : "one returns"}` : "";
	return `${o(n.map((t) => e.label(t)))} ${i} to be installed: ${s}${c}`;
}
var jo, Mo, No, Po, Fo, Io, Lo, Ro, zo = t((() => {
	Ie(), g(), k(), Ji(), L(), z(), jo = [], Mo = [
		"install",
		"station",
		"deploy",
		"trigger"
	], No = {
		do: "resolve",
		says: "Resolve a world",
		at: () => "a world",
		targets: () => si,
		needs: [{
			id: "staged",
			cite: fr,
			holds: (e, t, n) => ho(e, j(n)),
			lacks: () => "nothing is staged there any more"
		}],
		play: (e, t, n) => {
			let r = R(e, j(n));
			e.say(() => `${r < 0 ? b(e, e.zone(n)) : e.label(r)} is resolved.`);
			let i = +(e.side === 0);
			for (let t of Mo.toReversed()) B(e) && e.call(t, { place: j(n) }, i), e.call(t, { place: j(n) });
		}
	}, Po = {
		id: "resolve",
		name: "World-by-World Resolution",
		cite: fr,
		says: "Resolve the worlds in an order of your choice: facilities, orbitals, ground forces, then catastrophes.",
		begin: (e) => {
			go(e) < 0 && e.leave();
		},
		moves: [No],
		isForBoth: !0,
		mayPass: (e) => go(e) < 0,
		end: (e) => {
			let t = Mi(e) ? Ii(e) : -1;
			if (!(t < 0)) {
				e.say(() => `An opponent's Asteroid Strike hits ${e.label(R(e, t))}.`);
				for (let n of ["facility", "ground"]) Eo(e, t, n, Fo);
			}
		}
	}, Fo = 15, Io = {
		do: "swap",
		says: "Swap: return a facility to the hand",
		of: "a facility there with Swap for what is installed",
		cards: (e) => xo(e, e.args.place ?? 0),
		play: (e, t) => {
			let n = e.args.place ?? 0, r = (e.args.swapped ?? 0) + 1;
			e.move(t, N.hand), e.say(() => `${e.label(t)} returns to the hand.`), e.note("swapped", r), (r >= J(e, n).length || xo(e, n).length === 0) && e.leave();
		}
	}, Lo = [
		["facility", [N.facilities, N["enemy-facilities"]]],
		["orbital", [N.orbitals, N["enemy-orbitals"]]],
		["ground", [N.ground, N["enemy-ground"]]]
	], Ro = [
		{
			id: "install",
			name: "Install Facilities",
			cite: pr,
			says: "A facility is installed if its requirement is met and there is room. One with Swap may return to the hand.",
			begin: (e, { place: t = 0 }) => {
				bo(e, t, "facility"), xo(e, t).length === 0 && e.leave();
			},
			asks: (e) => `${Ao(e, e.args.place ?? 0)}. A facility with Swap may return to the hand.`,
			about: (e) => J(e, e.args.place ?? 0),
			moves: [Io],
			end: (e, { place: t = 0 }) => So(e, t)
		},
		{
			id: "station",
			name: "Station Orbitals",
			cite: mr,
			says: "Orbitals whose requirement is met are stationed.",
			begin: (e, { place: t = 0 }) => Co(e, t, "orbital", N.orbitals, "stationed"),
			moves: []
		},
		{
			id: "deploy",
			name: "Deploy Ground Forces",
			cite: hr,
			says: "Ground forces whose requirement is met are deployed. Capacity is that of all your facilities and orbitals there.",
			begin: (e, { place: t = 0 }) => Co(e, t, "ground", N.ground, "deployed"),
			moves: []
		},
		{
			id: "trigger",
			name: "Trigger Catastrophes",
			cite: gr,
			says: "Catastrophes hit every unit there that they name. Damage at or above its defense trashes it.",
			begin: (e, { place: t = 0 }) => wo(e, t),
			moves: []
		}
	];
}));
// lib/games/open-worlds/table/ship-class.ts
function Bo(e) {
	let t = [];
	for (let n of I) for (let r of e.in(N.staged + n)) {
		let { kind: i, class: a } = e.card(r);
		i === "orbital" && (a ?? 0) > 0 && !gi(e, n) && t.push(r);
	}
	return t;
}
function Y(e) {
	let t = 0;
	for (let n of Bo(e)) t += e.card(n).class ?? 0;
	return t;
}
function Vo(e) {
	return Y(e) - e.get(P.priorIncome);
}
function Ho(e) {
	return Vo(e) <= 0 || Bo(e).length === 0;
}
var Uo = t((() => {
	L(), z();
}));
// lib/games/open-worlds/texts/texts.ts
function Wo(e, t) {
	return I.flatMap((n) => e.in(t + n));
}
function Go(e, t, n) {
	return e.zoneOf(t) - n;
}
function Ko(e) {
	e.set(P.supported, 1), e.say(() => "The Class of the staged ships does not count this turn.");
}
var qo, Jo, Yo, Xo, X, Z, Q, Zo, Qo, $o, es, ts, ns, $, rs = t((() => {
	W(), ba(), po(), k(), zo(), Uo(), L(), z(), qo = [
		N.facilities,
		N.orbitals,
		N.ground
	], Jo = (...e) => (t, n) => e.some((e) => t.zoneOf(n) >= e && t.zoneOf(n) < e + I.length), Yo = Jo(...qo), Xo = (e, t, n) => H(e, t, {}, () => n), X = ua({
		name: "cards",
		nouns: {
			"card(s)": () => !0,
			"staged card(s)": Jo(N.staged),
			"unit(s) in play": (e, t) => Yo(e, t) && e.sum("untargetable", t) === 0,
			"world(s)": Jo(N.worlds),
			"troops card(s)": (e, t) => e.card(t).name === "Troops"
		},
		adjectives: { your: () => !0 },
		suffixes: [
			Xo("that is|are face down", "Before Reveal: trade one of your staged cards that is face down for a card from your hand.", { is: (e, t) => !e.isUp(t) }),
			Xo("that the printed card can reach", "When its printed text allows: destroy a unit in play that the printed card can reach.", { is: () => !0 }),
			Xo("that you occupy", "One of its uses: put a Troops card from your hand on a World that you occupy, unstaged.", { is: (e, t) => fi(e, e.zoneOf(t) - N.worlds).length > 0 }),
			Xo("from your hand", "Before Reveal: trade one of your staged cards for a card from your hand.", { from: (e, { self: t }) => e.in(N.hand).filter((e) => e !== t) })
		],
		references: { this: (e, { self: t }) => [t] },
		usually: (e) => [
			...Wo(e, N.staged),
			...I.map((t) => R(e, t)).filter((e) => e >= 0),
			...qo.flatMap((t) => Wo(e, t))
		]
	}), Z = [N.hand], Q = (e, t, n, r, i) => H(e, t, {}, () => ({
		can: (e, t) => r.some((t) => e.isIn(t)) && n.includes(e.zoneOf(t)) && (i?.(e, t) ?? !0),
		...n === Z ? { pay: K } : {}
	})), Zo = I.map((e) => N.facilities + e), Qo = [
		Q("when a turn begins", "When a turn begins: do what its printed text says.", Z, ["beginning"]),
		Q("when stage begins", "When Stage begins: do what its printed text says.", Z, ["stage"], (e) => Wo(e, N.staged).length === 0),
		Q("before reveal", "Before Reveal: trade one of your staged cards for a card from your hand.", Z, ["stage", "move"]),
		Q("between move and reveal", "Between Move and Reveal: station this at a World as a Ship, unstaged, until it is destroyed.", Z, ["move"]),
		Q("during reveal", "During Reveal: keep your staged Ships that are over the Class limit.", Z, ["reveal"], (e) => Vo(e) > 0),
		Q("at the end of draw", "At the end of Draw: draw cards or search for cards.", Z, ["draw"]),
		Q("when its printed text allows", "When its printed text allows: destroy a unit in play.", Z, ["stage", "trash"]),
		Q("one of its uses", "One of its uses: put a Troops card from your hand on a World, unstaged.", Z, ["stage", "trash"]),
		Q("once it has run its course", "Once it has run its course: put this under its World as an indicator of the World's new H2O.", Zo, ["stage", "trash"])
	], $o = (e, t) => e.card(t).defense ?? 0, es = [
		H("trade {staged} for {other}", "Before Reveal: trade one of your staged cards for a card from your hand.", {
			staged: X,
			other: X
		}, ({ staged: e, other: t }) => [{
			with: e,
			does: () => {}
		}, {
			with: t,
			does: (e, t, { before: n }) => {
				let r = e.zoneOf(n);
				e.move(n, N.hand), e.move(t, r), e.say(() => `${e.label(t)} is staged instead of ${e.label(n)}.`);
			}
		}]),
		H("trash this", "Before Reveal: trade one of your staged cards for a card from your hand, then trash this.", {}, () => ({ does: (e, t, { self: n }) => {
			e.zoneOf(n) !== N.trash && K(e, n), e.say(() => `${e.label(n)} is trashed.`);
		} })),
		H("station this at {worlds} as a ship , unstaged , until it is destroyed", "Between Move and Reveal: station this at a World as a Ship, unstaged, until it is destroyed.", { worlds: X }, ({ worlds: e }) => ({
			with: e,
			does: (e, t, { self: n }) => {
				e.move(n, N.orbitals + Go(e, t, N.worlds)), e.say(() => `${e.label(n)} is stationed at ${e.label(t)}.`);
			}
		})),
		H("keep your staged ships that are over the class limit", "During Reveal: keep your staged Ships that are over the Class limit.", {}, () => ({ does: Ko })),
		H("draw cards or search for cards", "At the end of Draw: draw cards or search for cards.", {}, () => ({ does: (e) => e.call("research") })),
		H("destroy {units}", "When its printed text allows: destroy a unit in play that the printed card can reach.", { units: X }, ({ units: e }) => ({
			with: e,
			does: (e, t) => {
				K(e, t), e.say(() => `${e.label(t)} is destroyed.`);
			},
			worth: (e, t) => -1 - $o(e, t)
		})),
		H("put {troops} on {worlds} , unstaged [and whatever it requires]", "One of its uses: put a Troops card from your hand on a World that you occupy, unstaged and whatever it requires.", {
			troops: X,
			worlds: X
		}, ({ troops: e, worlds: t }) => [{
			with: {
				...e,
				cards: (n, r) => t.cards(n, r).length > 0 ? e.cards(n, r) : []
			},
			does: () => {},
			worth: $o
		}, {
			with: t,
			does: (e, t, { before: n }) => {
				e.move(n, N.ground + Go(e, t, N.worlds)), e.say(() => `${e.label(n)} is deployed at ${e.label(t)}.`);
			}
		}]),
		H("put this under its world as an indicator of the world's new h2o", "Once it has run its course: put this under its World as an indicator of the World's new H2O.", {}, () => ({
			does: (e, t, { self: n }) => {
				let r = Go(e, n, N.facilities);
				e.move(n, N.indicators + r), e.say(() => `${e.label(n)} is an indicator of ${e.label(R(e, r))} now.`), e.call("indicator", { place: r });
			},
			worth: () => 0
		})),
		H("do what its printed text says", "When Stage begins: do what its printed text says.", {}, () => ({
			does: (e, t, { self: n }) => e.use(n),
			isLeft: !0,
			worth: () => 0
		}))
	], ts = {
		stat: "never",
		to: () => !1,
		by: () => 0
	}, ns = [
		H("no card or unit may choose it as a target", "No card or unit may choose it as a target.", {}, () => ({
			stat: "untargetable",
			to: (e, t, { self: n }) => t === n,
			by: () => 1
		})),
		H("when it attacks , choose one target or two", "When it attacks, choose one target or two.", {}, () => ts),
		H("cancel a utility other than this one", "Cancel a Utility other than this one.", {}, () => ts)
	], $ = new fo({
		moments: [],
		costs: Qo,
		conditions: [],
		effects: es,
		standings: ns,
		momentOf: () => void 0,
		lasts: () => !0,
		phase: {
			id: "text",
			cite: O
		},
		isActive: (e, t) => e.zoneOf(t) === N.hand || Yo(e, t)
	});
})), is, as, os, ss, cs, ls, us, ds = t((() => {
	k(), L(), z(), is = 12, as = Array.from({ length: 13 }, (e, t) => `x:${t}`), [os, ss, cs] = [
		0,
		1,
		2
	], ls = {
		id: "deck",
		cite: O,
		holds: (e) => e.count(N.draw) > 0,
		lacks: () => "the Player Deck is empty"
	}, us = [{
		id: "research",
		name: "Research",
		cite: O,
		says: "Draw or search, whichever you choose, for as many cards as the printed card says. Then go on.",
		moves: [
			{
				do: "draw-card",
				says: "Draw a card",
				isForPerson: !0,
				needs: [{
					id: "way",
					cite: O,
					holds: (e) => (e.args.way ?? os) !== cs,
					lacks: () => "you have chosen to search"
				}, ls],
				play: (e) => {
					e.note("way", ss), e.draw(N.draw, N.hand, 1), e.say(() => "A card is drawn.");
				}
			},
			{
				do: "search",
				says: "Search the Player Deck",
				isForPerson: !0,
				needs: [{
					id: "way",
					cite: O,
					holds: (e) => (e.args.way ?? os) === os,
					lacks: () => "you have chosen already"
				}, ls],
				play: (e) => {
					e.note("way", cs);
					for (let t of e.in(N.draw)) e.see(t);
					e.say(() => "The Player Deck is searched.");
				}
			},
			{
				do: "take",
				says: "Take a card from the Player Deck",
				of: "a card of the Player Deck, while you search it",
				isForPerson: !0,
				cards: (e) => (e.args.way ?? os) === cs ? e.in(N.draw) : [],
				play: (e, t) => {
					e.move(t, N.hand), e.say(() => `${e.label(t)} is taken into the hand.`);
				}
			}
		],
		end: (e) => {
			e.args.way === cs && (e.shuffle(N.draw), e.say(() => "The Player Deck is shuffled."));
		}
	}, {
		id: "indicator",
		name: "The World's new H2O",
		cite: br,
		says: "Choose the H2O that the printed card gives the World. Pass if it stays as it is.",
		about: (e) => [R(e, e.args.place ?? 0)],
		moves: [{
			do: "h2o",
			says: "The World's H2O is now",
			at: () => `an amount from 0 to ${is}`,
			isForPerson: !0,
			targets: () => as,
			names: (e, t) => t.slice(2),
			play: (e, t, n) => {
				let r = e.args.place ?? 0, i = R(e, r), a = Number(n.slice(2)) - ui(e, r);
				e.setToken(i, F.h2o, e.token(i, F.h2o) + a), e.say(() => `The H2O of ${e.label(i)} is ${ui(e, r)} now.`), e.leave();
			}
		}]
	}];
})), fs, ps = t((() => {
	fs = [
		{
			id: "default-worlds",
			text: "If your list has no Worlds Deck, we add one. In the introductory game it has no world of H2O below 3. A Worlds Deck of fewer than five worlds is laid out as it is."
		},
		{
			id: "rival",
			text: "A rival plays one of our decks, one of the rulebook’s, or a copy of yours, as our autopilot plays. Its facilities take room at the worlds, and if more come than there is room for, all that come are trashed. Its Catastrophes and yours hit the units of both sides, and the higher final income wins. Who has Priority chooses first. Who has it in the first turn is drawn. There is neither Orbital Activity nor Surface Conflict: too many weapons were never published, so they do nothing."
		},
		{
			id: "alone",
			text: "Alone you always have Priority."
		},
		{
			id: "opponents-clock",
			text: "The final turn comes after the last card of any Player Deck is drawn, yours or a rival’s. Alone that is yours. A hand that you play nothing from draws nothing, so a game alone would not have to end. Alone, an opponent therefore draws that card in turn 12: the final turn comes after it at the latest, and your deck may have cards left. Alone you may choose another turn from 3 on in the setup, or none. The rulebook names no such turn."
		},
		{
			id: "opponents-asteroids",
			text: "Alone you may choose in the setup that an opponent's Asteroid Strike hits one of the worlds every second or third turn. The dice choose the world. It deals its printed 15 damage to each facility and ground force there when all worlds are resolved. How often and where it comes is ours."
		},
		{
			id: "adjust-draws",
			text: "The rulebook says that you may replace what you put away while adjusting. The table always does."
		},
		{
			id: "yards",
			text: "Ships staged where you have a facility of the kind Yard do not count against your income: the rulebook says so of Shipyards. It must be in play when the ships are revealed."
		},
		{
			id: "outposts-swap",
			text: "An Outpost may return by Swap for any facility that comes: the rulebook calls it more universal than an Exploit, and says no more."
		},
		{
			id: "one-swap-each",
			text: "For each facility that comes, one with Swap may return to the hand: any one of several, and where there is room too."
		},
		{
			id: "requirement-before-swap",
			text: "A requirement is looked at when the facility comes: what then returns by Swap may be the very one that met it."
		},
		{
			id: "ground-forces-stay",
			text: "Ground Forces stay in play. If a card trashes them after conflict, trash them by hand."
		},
		{
			id: "texts-as-told",
			text: "Of twelve cards the rulebook tells what they do, or when they are played, and the table carries that out. What it does not tell you choose yourself: how many cards Research finds, what Sabotage can reach, the H2O that Suck Dry leaves, and all that False Alert and We Quit do."
		},
		{
			id: "utilities-trashed",
			text: "A Utility is trashed as soon as it is used, as the rulebook says of most; Enter Fray comes into play instead."
		},
		{
			id: "nothing-to-answer",
			text: "Alone there is no Utility of others for Espionage to cancel, and no attack for Fallout Raid to make."
		},
		{
			id: "stops-for-cards",
			text: "The table stops at the beginning of a turn, at the end of Draw, and between Move and Reveal, only if you hold a card that is played then. Sabotage, Light Brigade and Suck Dry, whose times are not published, are used at Stage and at Trash."
		},
		{
			id: "deck-emptied",
			text: "It does not matter how you take the last card: at Draw, by the text of a card, by a search or by hand. The turn after that one is the final turn. A deck that the setup has emptied makes the first turn the final one."
		},
		{
			id: "enter-fray-in-move",
			text: "Enter Fray is played when no ship has to move any more. Ships may still move after it in the same step, which makes no difference alone."
		},
		{
			id: "prohibited-in-hand",
			text: "Prohibited cards in hand are replaced at the beginning of the final turn and not later. A replacement may be replaced too. You cannot stage those that you keep."
		},
		{
			id: "unstated",
			text: "Values that are not published count as nothing. Such a unit earns nothing, supports no troops, does not move and is not destroyed. Such a ship is within any income. Such a world has no room. A card without a published requirement enters play anywhere."
		}
	];
}));
// lib/games/open-worlds/table/measures.ts
function ms(e, t) {
	let n = 0;
	for (let r = 0; r < I.length; r++) n += e.count(t + r);
	return n;
}
var hs, gs, _s = t((() => {
	L(), hs = [
		{
			id: "income",
			name: "Income",
			better: "more",
			at: (e) => e.get(P.income)
		},
		{
			id: "lead",
			name: "Income ahead of the rival",
			better: "more",
			isYardstick: !0,
			at: (e) => e.get(P.income) - e.get(P["enemy-income"])
		},
		{
			id: "facilities",
			name: "Facilities in play",
			better: "more",
			at: (e) => ms(e, N.facilities)
		},
		{
			id: "orbitals",
			name: "Orbitals in play",
			better: "more",
			at: (e) => ms(e, N.orbitals)
		},
		{
			id: "ground",
			name: "Ground Forces in play",
			better: "more",
			at: (e) => ms(e, N.ground)
		},
		{
			id: "trash",
			name: "Cards on the Trash Heap",
			better: "less",
			at: (e) => e.count(N.trash)
		},
		{
			id: "hand",
			name: "Cards in hand",
			better: "more",
			at: (e) => e.count(N.hand)
		}
	], gs = [
		{
			says: "Three facilities by turn 1",
			measure: "facilities",
			least: 3,
			turn: 1
		},
		{
			says: "Four facilities by turn 1",
			measure: "facilities",
			least: 4,
			turn: 1
		},
		{
			says: "Six facilities by turn 2",
			measure: "facilities",
			least: 6,
			turn: 2
		},
		{
			says: "Nine facilities by turn 3",
			measure: "facilities",
			least: 9,
			turn: 3
		},
		{
			says: "Something in orbit by turn 2",
			measure: "orbitals",
			least: 1,
			turn: 2
		},
		{
			says: "Three Orbitals by turn 4",
			measure: "orbitals",
			least: 3,
			turn: 4
		},
		{
			says: "Income 10 by turn 2",
			measure: "income",
			least: 10,
			turn: 2
		},
		{
			says: "Income 20 by turn 3",
			measure: "income",
			least: 20,
			turn: 3
		},
		{
			says: "Income 30 by turn 5",
			measure: "income",
			least: 30,
			turn: 5
		},
		{
			says: "Ahead of the rival by turn 2",
			measure: "lead",
			least: 1,
			turn: 2
		},
		{
			says: "Ten income ahead by turn 5",
			measure: "lead",
			least: 10,
			turn: 5
		}
	];
}));
// lib/games/open-worlds/table/deployable.ts
function vs(e, t, n) {
	let r = (e) => new Map(t.cards.filter((t) => t.from === e).map((e) => [e.label, e])), [i, a] = [r("player"), r("worlds")], o = n.flatMap((n) => {
		let r = a.get(n);
		return r ? new Set([...i.values()].filter((n) => ys(e, t, n, r)).map((e) => e.label)) : [];
	});
	return {
		least: bs,
		at: o
	};
}
function ys(e, t, n, r) {
	let i = (e, t) => Array.from({ length: t }, () => e), a = e.open({
		...t,
		cards: [...i(n, 20), ...i(r, xs)]
	}, !1);
	e.play(a, {
		do: "face",
		to: "nobody"
	});
	let o = !1;
	for (let t = 0; a.turn < 2 && t < Cs; t++) {
		let t = a.in(a.zone("hand"))[0], n = {
			do: "stage",
			to: "staged:1",
			...t !== void 0 && { card: t }
		};
		if (!o && e.allows(a, n)) {
			e.play(a, n), o = !0;
			continue;
		}
		let r = e.allows(a, { do: "pass" }) ? { do: "pass" } : e.advise(a)?.move;
		if (!r || e.play(a, r) !== void 0) return !1;
	}
	return Ss.some((e) => a.count(a.zone(e)) > 0);
}
var bs, xs, Ss, Cs, ws = t((() => {
	bs = 4, xs = 5, Ss = [
		"facilities:1",
		"orbitals:1",
		"ground:1"
	], Cs = 40;
}));
// lib/games/open-worlds/table/fate.ts
function Ts(e, t, n) {
	let r = e.card(t), { kind: i } = r;
	if (i === "utility") return "will be trashed: a Utility is not played by staging";
	let a = i === "orbital" && !gi(e, n) ? r.class ?? 0 : 0, o = e.get(P.priorIncome);
	if (a > 0 && Y(e) + a > o) return `will be trashed: your ships need Class ${Y(e) + a}, you earned ${o}`;
	if (i !== "catastrophe" && !xi(e, r, n)) return `will be trashed unless that changes: needs ${Ds(r)}`;
	if (i === "facility" && pi(e, n) <= 0) return "will be trashed unless room is made: there is none";
	if (i === "catastrophe" && Es(e, n) === 0) return "no unit is there yet: nothing may be hit";
}
function Es(e, t) {
	let n = [
		N.facilities,
		N.orbitals,
		N.ground
	], r = [
		N["enemy-facilities"],
		N["enemy-orbitals"],
		N["enemy-ground"]
	];
	return [...n, ...r].reduce((n, r) => n + e.count(r + t), 0);
}
function Ds({ requires: e }) {
	return o((e ?? []).map(Os), "or");
}
function Os(e) {
	let [t, n = ""] = e.split(":");
	return ks[e] ?? `${ks[`${t}:`] ?? ""}${n}`;
}
var ks, As = t((() => {
	g(), Uo(), L(), z(), ks = Dr.words ?? {};
}));
// lib/games/open-worlds/table/stage-and-move.ts
function js(e, t) {
	return e.card(t).prohibited === !0;
}
function Ms(e, t) {
	return b(e, N.worlds + j(t));
}
function Ns(e) {
	let t = [];
	for (let n of I) for (let r of e.in(N.orbitals + n)) (e.card(r).range ?? 0) > 0 && t.push(r);
	return t;
}
function Ps(e, t, n) {
	return Math.abs(e.zoneOf(t) - N.orbitals - j(n));
}
function Fs(e, t) {
	return (e.card(t).range ?? 0) - e.token(t, F.moved);
}
var Is, Ls, Rs, zs = t((() => {
	Ie(), g(), k(), As(), L(), z(), Is = {
		id: "world",
		cite: E,
		holds: (e, t, n) => R(e, j(n)) >= 0,
		lacks: () => "there is no world"
	}, Ls = {
		do: "stage",
		says: "Stage face down",
		names: Ms,
		of: "a card in your hand",
		at: () => "a place at one of the worlds",
		cards: (e) => e.in(N.hand),
		targets: () => ai,
		needs: [
			{
				id: "banned",
				cite: D,
				holds: (e, t) => e.get(P.final) === 0 || !js(e, t),
				lacks: () => "it is Prohibited, and Prohibited cards are banned in the final turn"
			},
			{
				id: "staged",
				cite: lr,
				holds: (e, t, n) => !ai.includes(n) || e.count(N.staged + j(n)) === 0,
				lacks: (e, t, n) => `one card is staged at each world, and one is staged at ${Ms(e, n)}`
			},
			Is
		],
		wastes: (e, t, n) => Ts(e, t, j(n)),
		play: (e, t, n) => {
			let r = j(n);
			e.move(t, N.staged + r), e.say(() => `${e.known(t)} is staged at ${e.label(R(e, r))}.`);
		}
	}, Rs = {
		do: "move",
		says: "Move a ship to",
		names: Ms,
		of: "a ship of yours that is stationed and has range",
		at: () => "a place at one of the worlds",
		cards: Ns,
		targets: () => oi,
		needs: [
			{
				id: "elsewhere",
				cite: ur,
				holds: (e, t, n) => Ps(e, t, n) !== 0,
				lacks: () => "it is there already"
			},
			{
				id: "range",
				cite: ur,
				holds: (e, t, n) => Ps(e, t, n) <= Fs(e, t),
				lacks: (e, t, n) => `${Ms(e, n)} is ${a(Ps(e, t, n), "parsec")} away, and its range is ${Fs(e, t)} more this turn`
			},
			Is
		],
		play: (e, t, n) => {
			let r = Ps(e, t, n);
			e.move(t, N.orbitals + j(n)), e.setToken(t, F.moved, e.token(t, F.moved) + r), e.say(() => `${e.label(t)} moves to ${e.label(R(e, j(n)))}.`);
		}
	};
}));
// lib/games/open-worlds/table/turn.ts
function Bs(e) {
	if (e.get(P.last) > 0) return;
	let t = e.count(N.draw) === 0;
	if (!t && !(e.turn > 0 && e.turn === e.get(P.clock))) return;
	e.set(P.last, 1);
	let n = t ? "The Player Deck is empty" : "The opponent draws the last card";
	e.say(() => `${n}: the next turn is the final turn.`);
}
function Vs(e) {
	return `${a(e, "card")} ${e === 1 ? "is" : "are"} drawn`;
}
function Hs(e) {
	e.shuffle(N.draw), e.draw(N.draw, N.hand, Ys), e.say(() => `${Vs(e.count(N.hand))}.`);
}
function Us(e) {
	if (e.set(P.priorIncome, e.get(P.income)), e.set(P.supported, 0), e.get(P.last) !== 0) {
		e.get(P.final) === 0 && e.say(() => "The final turn: Prohibited cards are banned."), e.set(P.final, 1);
		for (let t of nc.flatMap((e) => I.map((t) => e + t))) for (let n of e.in(t).filter((t) => js(e, t))) K(e, n), e.say(() => `${e.label(n)} is Prohibited and trashed.`);
	}
}
function Ws(e) {
	return e.get(P.final) > 0 && e.in(N.hand).some((t) => js(e, t));
}
function Gs(e) {
	for (let t of I) for (let n of e.in(N.staged + t).slice()) e.turnUp(n), e.card(n).kind === "utility" && (K(e, n), e.say(() => `${e.label(n)} is a Utility, is not playable in staging, and is trashed.`));
	Ho(e) && e.leave();
}
function Ks(e) {
	let t = 0;
	for (let n of nc) for (let r of I) for (let i of e.in(n + r)) t += mi(e, i, r);
	e.set(P.income, t), e.get(P.final) > 0 && e.add(P.scored, 1), e.say(() => `Income: ${t}.`), Mi(e) && Ni(e);
}
function qs(e) {
	return e < Zs ? Zs : e;
}
function Js(e) {
	let t = Math.max(Xs - e.count(N.hand), 0), n = e.draw(N.draw, N.hand, Math.min(qs(e.get(P.income)), t));
	e.say(() => `${Vs(n)}.`), Bs(e);
}
var Ys, Xs, Zs, Qs, $s, ec, tc, nc, rc, ic, ac, oc = t((() => {
	g(), k(), Ji(), rs(), zo(), Uo(), zs(), L(), z(), Ys = 10, Xs = 10, Zs = 2, Qs = {
		do: "adjust",
		isElsewhere: !0,
		says: "Trash a card and draw another",
		of: "a card in your hand",
		cards: (e) => e.in(N.hand),
		needs: [{
			id: "adjusted",
			cite: E,
			holds: (e) => e.get(P.adjusted) < 4,
			lacks: () => "at most 4 cards are put away, and you have put away 4"
		}],
		play: (e, t) => {
			K(e, t), e.add(P.adjusted, 1), e.say(() => `${e.known(t)} goes to the Trash Heap.`);
		}
	}, $s = "Once, you may put up to four cards face down on the Trash Heap and draw as many.", ec = [
		Bi,
		{
			id: "deal",
			name: "Setup",
			cite: E,
			says: "Five worlds are drawn into a row, and ten cards to the hand.",
			begin: (e) => {
				e.shuffle(N["worlds-deck"]);
				for (let t of I) e.draw(N["worlds-deck"], N.worlds + t, 1);
				let t = I.map((t) => R(e, t)).filter((e) => e >= 0);
				e.say(() => `The worlds: ${t.map((t) => e.label(t)).join(", ")}.`), Hs(e), B(e) && (e.shuffle(N["enemy-draw"]), e.draw(N["enemy-draw"], N["enemy-hand"], Ys));
			},
			moves: []
		},
		{
			id: "adjust",
			name: "Adjust",
			cite: E,
			says: $s,
			asks: (e) => B(e) ? $s : `${$s} Nobody is opposite: you may set what a rival would do.`,
			begin: (e) => {
				e.side === 0 && !B(e) && Fi(e, Ui);
			},
			moves: [
				Qs,
				Gi,
				qi
			],
			isForBoth: !0,
			end: (e) => {
				let t = e.draw(N.draw, N.hand, e.get(P.adjusted));
				t > 0 && e.say(() => `${Vs(t)} for what was put away.`), Bs(e);
			}
		}
	], tc = {
		do: "replace",
		says: "Trash a Prohibited card and draw another",
		of: "a card in your hand",
		cards: (e) => e.in(N.hand),
		needs: [{
			id: "final-turn",
			cite: D,
			holds: (e) => e.get(P.final) > 0,
			lacks: () => "Prohibited cards are replaced in the final turn, and this is not it"
		}, {
			id: "prohibited",
			cite: D,
			holds: js,
			lacks: () => "it is not Prohibited"
		}],
		play: (e, t) => {
			K(e, t);
			let n = e.draw(N.draw, N.hand, 1);
			e.say(() => `${e.label(t)} is Prohibited and trashed${n > 0 ? ", and a card is drawn" : ""}.`);
		}
	}, nc = [
		N.facilities,
		N.orbitals,
		N.ground
	], rc = {
		do: "trash-ship",
		says: "Trash a ship: its Class is too much",
		of: "a staged ship whose Class counts",
		cards: Bo,
		needs: [{
			id: "class",
			cite: dr,
			holds: (e) => Vo(e) > 0,
			lacks: (e) => `the Class staged is ${Y(e)}, and your prior turn income of ${e.get(P.priorIncome)} bears it`
		}],
		play: (e, t) => {
			K(e, t), e.say(() => `${e.label(t)} is trashed: the Class staged is above the prior turn income.`), Ho(e) && e.leave();
		}
	}, ic = {
		do: "trash",
		isElsewhere: !0,
		says: "Trash a card from the hand",
		of: "a card in your hand",
		cards: (e) => e.in(N.hand),
		play: (e, t) => {
			K(e, t), e.say(() => `${e.known(t)} is trashed.`);
		}
	}, ac = [
		{
			id: "beginning",
			isForBoth: !0,
			name: "Beginning",
			cite: D,
			says: "In the final turn, Prohibited cards in play are trashed. Those in hand may be replaced while the deck lasts.",
			begin: Us,
			run: (e) => {
				!Ws(e) && !$.canUse(e) && e.leave();
			},
			moves: [tc, $.use]
		},
		{
			id: "stage",
			isForBoth: !0,
			name: "Stage",
			cite: lr,
			says: "Stage up to one card face down at each world. Any card may be staged.",
			moves: [Ls, $.use]
		},
		{
			id: "move",
			isForBoth: !0,
			name: "Move",
			cite: ur,
			says: "Each ship in play may move up to its range. Neighbouring worlds are one parsec apart.",
			begin: (e) => {
				for (let t of Ns(e)) e.setToken(t, F.moved, 0);
			},
			run: (e) => {
				Ns(e).length === 0 && !$.canUse(e) && e.leave();
			},
			moves: [Rs, $.use]
		},
		{
			id: "reveal",
			isForBoth: !0,
			name: "Reveal",
			cite: dr,
			says: "Utilities are trashed, and ships until the Class staged is at most the prior turn income.",
			begin: Gs,
			run: (e) => {
				e.get(P.supported) > 0 && e.leave();
			},
			asks: (e) => Ho(e) ? "Your income of last turn bears the Class of your ships. Go on." : `Your ships need Class ${Y(e)}, and you earned ${e.get(P.priorIncome)} last turn. Trash some.`,
			moves: [rc, $.use],
			mayPass: Ho
		},
		Po,
		{
			id: "income",
			isForBoth: !0,
			name: "Count Income",
			cite: _r,
			says: "The income of all units is counted. In the final turn it is the score.",
			begin: Ks,
			moves: []
		},
		{
			id: "trash",
			isForBoth: !0,
			name: "Trash",
			cite: vr,
			says: "Any number of cards may go from the hand to the Trash Heap.",
			moves: [ic, $.use]
		},
		{
			id: "draw",
			isForBoth: !0,
			name: "Draw",
			cite: yr,
			says: "Draw as many cards as the income, two if it is below two, up to a hand of ten.",
			begin: Js,
			run: (e) => {
				$.canUse(e) || e.leave();
			},
			moves: [$.use],
			end: Bs
		}
	];
})), sc, cc = t((() => {
	ws(), oc(), sc = {
		redraw: {
			move: "adjust",
			says: "put up to 4 cards on the Trash Heap and draw as many (Adjust)",
			verb: "put away",
			most: 4
		},
		questions: [
			{
				says: "Four deploy on turn 1",
				asks: vs,
				more: 0
			},
			{
				says: "Five facilities",
				asks: "5 of [k:facility]",
				more: 2
			},
			{
				says: "Four facilities and two orbitals",
				asks: "4 of [k:facility] and 2 of [k:orbital]",
				more: 2
			},
			{
				says: "A ship and no more than one Catastrophe",
				asks: "1 of [t:ship] and at most 1 of [k:catastrophe]",
				more: 0
			},
			{
				says: "A ground force",
				asks: "1 of [k:ground]",
				more: 2
			}
		]
	};
}));
// lib/games/open-worlds/table/result.ts
function lc(e) {
	return {
		name: "Income",
		own: e.get(P.income),
		...B(e) && { theirs: e.get(P["enemy-income"]) }
	};
}
function uc(e) {
	if (e.get(P.scored) <= e.get(P.opposed)) return;
	let { own: t, theirs: n } = lc(e);
	return n === void 0 ? {
		how: "ended",
		says: `The game is over. Your final income is ${t}.`
	} : t === n ? {
		how: "ended",
		says: `A draw: both final incomes are ${t}.`
	} : t > n ? {
		how: "won",
		says: `You won: your final income is ${t}, your rival’s ${n}.`
	} : {
		how: "lost",
		says: `You lost: your final income is ${t}, your rival’s ${n}.`
	};
}
var dc = t((() => {
	Ji(), L();
})), fc = /* @__PURE__ */ n({ goldfish: () => mc });
function pc(e, t, { format: n }) {
	return [...(e.some(({ from: e }) => e === "worlds") ? [] : t[`worlds-${n}`] ?? t.worlds ?? []).map(([e, t]) => ({
		label: e,
		count: t,
		from: "worlds"
	})), ...Ai(e, t)];
}
var mc, hc = t((() => {
	Ji(), Xi(), rs(), ds(), ps(), _s(), cc(), zo(), dc(), L(), oc(), mc = {
		texts: $,
		zones: ti,
		counters: ni,
		tokens: ii,
		begins: {
			player: "draw",
			worlds: "worlds-deck",
			...Object.fromEntries(Ri.map((e) => [e, "box"]))
		},
		mirror: {
			...ri,
			theirs: Ri,
			name: "The rival"
		},
		first: ji,
		opposed: B,
		supplies: pc,
		setup: ec,
		phases: ac,
		called: [
			...Ro,
			$.phase,
			...us
		],
		result: uc,
		score: lc,
		measures: hs,
		plans: gs,
		opening: sc,
		afterFreeMove: mo,
		areas: li,
		autopilot: Yi,
		readings: fs
	};
}));
k(), Or();
var gc = {
	id: "open-worlds",
	name: "Open Worlds",
	about: "Two conglomerates settle and fight over five worlds beyond the law, and the one with the highest income wins.",
	feels: "Grow quietly on five worlds, then decide which one is worth a war.",
	rulebook: T,
	kind: "kind",
	attributes: Er,
	numbered: "defense",
	sections: Ar,
	formats: [{
		id: "standard",
		name: "Standard",
		says: "Player Decks of 54 cards."
	}, {
		id: "introductory",
		name: "Introductory",
		says: "Player Decks of 40 cards, without the cards that ask for more rules."
	}],
	options: [],
	house: [],
	readings: cr,
	rules: xr,
	layout: Dr,
	symbols: Pr,
	drawings: async () => (await Promise.resolve().then(() => (Lr(), Fr))).drawings,
	intro: async () => (await Promise.resolve().then(() => (Br(), Rr))).intro,
	terms: async () => (await Promise.resolve().then(() => (Ur(), Vr))).terms,
	goldfish: async () => (await Promise.resolve().then(() => (hc(), fc))).goldfish
}, _c = [];
_c[0] = gc;
var vc = ar(_c, gc, {
	sets: [
		{
			game: "open-worlds",
			id: "open-worlds-playtest-2020",
			name: "Open Worlds Limited Public Playtest 2020",
			official: !0,
			source: "The facts that the rulebook of the Open Worlds Limited Public Playtest 2020 (East of Orion Games, John Conway) states, with where each is from.",
			cards: [
				{
					name: "Outpost",
					kind: "facility",
					defense: 1,
					income: 1,
					swap: !0,
					prohibited: !1,
					requires: ["any"],
					sources: {
						kind: "Appendix B, p. 16, under Facilities",
						defense: "Appendix A, p. 15",
						income: "Appendix A, p. 15",
						swap: "Install Facilities, p. 10",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17",
						requires: "Appendix D, p. 18"
					}
				},
				{
					name: "Exploit",
					kind: "facility",
					defense: 1,
					income: 2,
					swap: ["population", "production"],
					prohibited: !1,
					requires: ["non-hostile", "occupied"],
					sources: {
						kind: "Appendix B, p. 16, under Facilities",
						defense: "Appendix A, p. 15",
						income: "Appendix A, p. 15",
						swap: "Install Facilities, p. 10",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17",
						requires: "Appendix D, p. 18: barred from a Hostile World that the player does not occupy"
					}
				},
				{
					name: "City",
					kind: "facility",
					subkind: "population",
					defense: 10,
					prohibited: !1,
					requires: ["habitable", "occupied"],
					sources: {
						kind: "Appendix B, p. 16, under Facilities",
						subkind: "Facilities, p. 3; same name",
						defense: "Appendix A, p. 15",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17",
						requires: "Install Facilities, p. 10; same name"
					}
				},
				{
					name: "City",
					kind: "facility",
					subkind: "population",
					defense: 12,
					prohibited: !1,
					requires: ["habitable", "occupied"],
					sources: {
						kind: "Appendix B, p. 16, under Facilities",
						subkind: "Facilities, p. 3; same name",
						defense: "Appendix A, p. 15",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17",
						requires: "Install Facilities, p. 10; same name"
					}
				},
				{
					name: "City",
					kind: "facility",
					subkind: "population",
					defense: 15,
					income: 1,
					capacity: 15,
					prohibited: !1,
					requires: ["habitable", "occupied"],
					sources: {
						kind: "Facilities, p. 3",
						subkind: "Facilities, p. 3",
						defense: "Facilities, p. 3",
						income: "Facilities, p. 3",
						capacity: "Facilities, p. 3",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17",
						requires: "Facilities, p. 3"
					}
				},
				{
					name: "City",
					kind: "facility",
					subkind: "population",
					defense: 20,
					prohibited: !1,
					requires: ["habitable", "occupied"],
					sources: {
						kind: "Appendix B, p. 16, under Facilities",
						subkind: "Facilities, p. 3; same name",
						defense: "Appendix A, p. 15",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17",
						requires: "Install Facilities, p. 10; same name"
					}
				},
				{
					name: "City",
					kind: "facility",
					subkind: "population",
					defense: 25,
					prohibited: !1,
					requires: ["habitable", "occupied"],
					sources: {
						kind: "Appendix B, p. 16, under Facilities",
						subkind: "Facilities, p. 3; same name",
						defense: "Appendix A, p. 15",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17",
						requires: "Install Facilities, p. 10; same name"
					}
				},
				{
					name: "City",
					kind: "facility",
					subkind: "population",
					defense: 30,
					prohibited: !1,
					requires: ["habitable", "occupied"],
					sources: {
						kind: "Appendix B, p. 16, under Facilities",
						subkind: "Facilities, p. 3; same name",
						defense: "Appendix A, p. 15",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17",
						requires: "Install Facilities, p. 10; same name"
					}
				},
				{
					name: "Industry",
					kind: "facility",
					subkind: "production",
					defense: 6,
					income: "RES",
					prohibited: !1,
					requires: [
						"own:population",
						"own:production",
						"own:mining"
					],
					sources: {
						kind: "Appendix B, p. 16, under Facilities",
						subkind: "Facilities, p. 3; same name",
						defense: "Appendix A, p. 15",
						income: "Facilities, p. 3; same name; Appendix D, p. 18",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17",
						requires: "Facilities, p. 3; same name"
					}
				},
				{
					name: "Industry",
					kind: "facility",
					subkind: "production",
					defense: 7,
					income: "RES",
					prohibited: !1,
					requires: [
						"own:population",
						"own:production",
						"own:mining"
					],
					sources: {
						kind: "Facilities, p. 3",
						subkind: "Facilities, p. 3",
						defense: "Facilities, p. 3",
						income: "Facilities, p. 3",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17",
						requires: "Facilities, p. 3"
					}
				},
				{
					name: "Industry",
					kind: "facility",
					subkind: "production",
					defense: 8,
					income: "RES",
					prohibited: !1,
					requires: [
						"own:population",
						"own:production",
						"own:mining"
					],
					sources: {
						kind: "Appendix B, p. 16, under Facilities",
						subkind: "Facilities, p. 3; same name",
						defense: "Appendix A, p. 15",
						income: "Facilities, p. 3; same name; Appendix D, p. 18",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17",
						requires: "Facilities, p. 3; same name"
					}
				},
				{
					name: "Industry",
					kind: "facility",
					subkind: "production",
					defense: 9,
					income: "RES",
					prohibited: !1,
					requires: [
						"own:population",
						"own:production",
						"own:mining"
					],
					sources: {
						kind: "Appendix B, p. 16, under Facilities",
						subkind: "Facilities, p. 3; same name",
						defense: "Appendix A, p. 15",
						income: "Facilities, p. 3; same name; Appendix D, p. 18",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17",
						requires: "Facilities, p. 3; same name"
					}
				},
				{
					name: "Industry",
					kind: "facility",
					subkind: "production",
					defense: 10,
					income: "RES",
					prohibited: !1,
					requires: [
						"own:population",
						"own:production",
						"own:mining"
					],
					sources: {
						kind: "Appendix B, p. 16, under Facilities",
						subkind: "Facilities, p. 3; same name",
						defense: "Appendix A, p. 15",
						income: "Facilities, p. 3; same name; Appendix D, p. 18",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17",
						requires: "Facilities, p. 3; same name"
					}
				},
				{
					name: "Industry",
					kind: "facility",
					subkind: "production",
					defense: 11,
					income: "RES",
					prohibited: !1,
					requires: [
						"own:population",
						"own:production",
						"own:mining"
					],
					sources: {
						kind: "Appendix B, p. 16, under Facilities",
						subkind: "Facilities, p. 3; same name",
						defense: "Appendix A, p. 15",
						income: "Facilities, p. 3; same name; Appendix D, p. 18",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17",
						requires: "Facilities, p. 3; same name"
					}
				},
				{
					name: "Shipyards",
					kind: "facility",
					subkind: "yard",
					defense: 8,
					income: 1,
					requires: ["non-hostile"],
					sources: {
						kind: "Facilities, p. 3",
						subkind: "Facilities, p. 3",
						defense: "Facilities, p. 3",
						income: "Facilities, p. 3",
						requires: "Facilities, p. 3"
					}
				},
				{
					name: "Shipyards",
					kind: "facility",
					subkind: "yard",
					defense: 9,
					requires: ["non-hostile"],
					sources: {
						kind: "Facilities, p. 3; same name",
						subkind: "Facilities, p. 3; same name",
						defense: "Appendix A, p. 15",
						requires: "Install Facilities, p. 10; same name"
					}
				},
				{
					name: "Shipyards",
					kind: "facility",
					subkind: "yard",
					defense: 10,
					requires: ["non-hostile"],
					sources: {
						kind: "Appendix B, p. 16, under Facilities",
						subkind: "Facilities, p. 3; same name",
						defense: "Appendix A, p. 15",
						requires: "Install Facilities, p. 10; same name"
					}
				},
				{
					name: "Company Town",
					kind: "facility",
					prohibited: !1,
					sources: {
						kind: "Appendix B, p. 16, under Facilities",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17"
					}
				},
				{
					name: "Quarry",
					kind: "facility",
					prohibited: !1,
					sources: {
						kind: "Appendix B, p. 16, under Facilities",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17"
					}
				},
				{
					name: "Exotic Outpost",
					kind: "facility",
					sources: { kind: "Appendix B, p. 16, under Facilities" }
				},
				{
					name: "Garrison",
					kind: "facility",
					sources: { kind: "Appendix B, p. 16, under Facilities" }
				},
				{
					name: "Robot Factory",
					kind: "facility",
					sources: { kind: "Appendix B, p. 16, under Facilities" }
				},
				{
					name: "Seasoned Exploit",
					kind: "facility",
					sources: { kind: "Appendix B, p. 16, under Facilities" }
				},
				{
					name: "Trade Center",
					kind: "facility",
					sources: { kind: "Appendix B, p. 16, under Facilities" }
				},
				{
					name: "Suck Dry",
					kind: "facility",
					prohibited: !0,
					text: "Once it has run its course: put this under its World as an indicator of the World's new H2O.",
					sources: {
						kind: "Appendix B, p. 16, under Facilities",
						prohibited: "The Final Turn, p. 13",
						text: "The Final Turn, p. 13; Your Trash Heap, p. 14"
					}
				},
				{
					name: "Hidden Outpost",
					kind: "facility",
					kindAmong: [
						"facility",
						"orbital",
						"ground",
						"catastrophe",
						"utility"
					],
					text: "No card or unit may choose it as a target.",
					standIn: ["kind"],
					sources: {
						kindAmong: "Conflicting Rules, p. 14; Appendix C, p. 17: a Player Card",
						text: "Conflicting Rules, p. 14"
					}
				},
				{
					name: "High Palace",
					kind: "facility",
					kindAmong: [
						"facility",
						"orbital",
						"ground",
						"catastrophe",
						"utility"
					],
					standIn: ["kind"],
					sources: { kindAmong: "Appendix C, p. 17: removed from the Player Cards" }
				},
				{
					name: "Terraform Plant",
					kind: "facility",
					kindAmong: [
						"facility",
						"orbital",
						"ground",
						"catastrophe",
						"utility"
					],
					standIn: ["kind"],
					sources: { kindAmong: "Appendix C, p. 17: removed from the Player Cards" }
				},
				{
					name: "Assassin",
					kind: "orbital",
					sources: { kind: "Appendix B, p. 16, under Orbitals" }
				},
				{
					name: "Avenger",
					kind: "orbital",
					sources: { kind: "Appendix B, p. 16, under Orbitals" }
				},
				{
					name: "Battle Station",
					kind: "orbital",
					defense: 20,
					sources: {
						kind: "Appendix B, p. 16, under Orbitals",
						defense: "Appendix A, p. 15"
					}
				},
				{
					name: "Battle Station",
					kind: "orbital",
					defense: 25,
					sources: {
						kind: "Appendix B, p. 16, under Orbitals",
						defense: "Appendix A, p. 15"
					}
				},
				{
					name: "Corsair",
					kind: "orbital",
					subkind: "ship",
					classAtMost: 11,
					prohibited: !1,
					sources: {
						kind: "Appendix B, p. 16, under Orbitals",
						subkind: "Appendix C, by elimination: an Orbital of a recommended 40-card deck is neither Station nor Field, p. 17",
						classAtMost: "Appendix C, by elimination: no Ship above Class 11 in a recommended 40-card deck, p. 17",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17"
					}
				},
				{
					name: "Corvette",
					kind: "orbital",
					subkind: "ship",
					classAtMost: 11,
					prohibited: !1,
					sources: {
						kind: "Appendix B, p. 16, under Orbitals",
						subkind: "Appendix C, by elimination: an Orbital of a recommended 40-card deck is neither Station nor Field, p. 17",
						classAtMost: "Appendix C, by elimination: no Ship above Class 11 in a recommended 40-card deck, p. 17",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17"
					}
				},
				{
					name: "Cruiser",
					kind: "orbital",
					sources: { kind: "Appendix B, p. 16, under Orbitals" }
				},
				{
					name: "Destroyer",
					kind: "orbital",
					subkind: "ship",
					classAtMost: 11,
					prohibited: !1,
					sources: {
						kind: "Appendix B, p. 16, under Orbitals",
						subkind: "Appendix C, by elimination: an Orbital of a recommended 40-card deck is neither Station nor Field, p. 17",
						classAtMost: "Appendix C, by elimination: no Ship above Class 11 in a recommended 40-card deck, p. 17",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17"
					}
				},
				{
					name: "Energy Shield",
					kind: "orbital",
					sources: { kind: "Appendix B, p. 16, under Orbitals" }
				},
				{
					name: "Escort",
					kind: "orbital",
					subkind: "ship",
					classAtMost: 11,
					prohibited: !1,
					sources: {
						kind: "Appendix C, by elimination: listed among the ships of a recommended 40-card deck, p. 17",
						subkind: "Appendix C, by elimination: listed among the ships of a recommended 40-card deck, p. 17",
						classAtMost: "Appendix C, by elimination: no Ship above Class 11 in a recommended 40-card deck, p. 17",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17"
					}
				},
				{
					name: "Frigate",
					kind: "orbital",
					subkind: "ship",
					defense: 12,
					weapons: [7, 7],
					class: 7,
					range: 2,
					capacity: 10,
					sources: {
						kind: "Orbitals, p. 4",
						subkind: "Orbitals, p. 4",
						defense: "Orbitals, p. 4",
						weapons: "Orbitals, p. 4",
						class: "Orbitals, p. 4",
						range: "Orbitals, p. 4",
						capacity: "Orbitals, p. 4"
					}
				},
				{
					name: "Keeper",
					kind: "orbital",
					subkind: "ship",
					classAtMost: 11,
					prohibited: !1,
					sources: {
						kind: "Appendix C, by elimination: listed among the ships of a recommended 40-card deck, p. 17",
						subkind: "Appendix C, by elimination: listed among the ships of a recommended 40-card deck, p. 17",
						classAtMost: "Appendix C, by elimination: no Ship above Class 11 in a recommended 40-card deck, p. 17",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17"
					}
				},
				{
					name: "Killer",
					kind: "orbital",
					sources: { kind: "Appendix B, p. 16, under Orbitals" }
				},
				{
					name: "Kite",
					kind: "orbital",
					subkind: "ship",
					classAtMost: 11,
					prohibited: !1,
					sources: {
						kind: "Appendix C, by elimination: listed among the ships of a recommended 40-card deck, p. 17",
						subkind: "Appendix C, by elimination: listed among the ships of a recommended 40-card deck, p. 17",
						classAtMost: "Appendix C, by elimination: no Ship above Class 11 in a recommended 40-card deck, p. 17",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17"
					}
				},
				{
					name: "Lancer",
					kind: "orbital",
					subkind: "ship",
					classAtMost: 11,
					prohibited: !1,
					sources: {
						kind: "Appendix B, p. 16, under Orbitals",
						subkind: "Appendix C, by elimination: an Orbital of a recommended 40-card deck is neither Station nor Field, p. 17",
						classAtMost: "Appendix C, by elimination: no Ship above Class 11 in a recommended 40-card deck, p. 17",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17"
					}
				},
				{
					name: "Pike",
					kind: "orbital",
					sources: { kind: "Appendix B, p. 16, under Orbitals" }
				},
				{
					name: "Piledriver",
					kind: "orbital",
					subkind: "ship",
					classAtMost: 11,
					prohibited: !1,
					sources: {
						kind: "Appendix B, p. 16, under Orbitals",
						subkind: "Appendix C, by elimination: an Orbital of a recommended 40-card deck is neither Station nor Field, p. 17",
						classAtMost: "Appendix C, by elimination: no Ship above Class 11 in a recommended 40-card deck, p. 17",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17"
					}
				},
				{
					name: "Scout",
					kind: "orbital",
					subkind: "ship",
					classAtMost: 11,
					prohibited: !1,
					sources: {
						kind: "Appendix B, p. 16, under Orbitals",
						subkind: "Appendix C, by elimination: an Orbital of a recommended 40-card deck is neither Station nor Field, p. 17",
						classAtMost: "Appendix C, by elimination: no Ship above Class 11 in a recommended 40-card deck, p. 17",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17"
					}
				},
				{
					name: "Siege Platform",
					kind: "orbital",
					sources: { kind: "Appendix B, p. 16, under Orbitals" }
				},
				{
					name: "Striker",
					kind: "orbital",
					subkind: "ship",
					class: 2,
					prohibited: !1,
					sources: {
						kind: "Appendix B, p. 16, under Orbitals",
						subkind: "Appendix D, p. 18",
						class: "Appendix D, p. 18",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17"
					}
				},
				{
					name: "Titan",
					kind: "orbital",
					sources: { kind: "Appendix B, p. 16, under Orbitals" }
				},
				{
					name: "Transport",
					kind: "orbital",
					subkind: "ship",
					classAtMost: 11,
					prohibited: !1,
					sources: {
						kind: "Appendix B, p. 16, under Orbitals",
						subkind: "Appendix C, by elimination: an Orbital of a recommended 40-card deck is neither Station nor Field, p. 17",
						classAtMost: "Appendix C, by elimination: no Ship above Class 11 in a recommended 40-card deck, p. 17",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17"
					}
				},
				{
					name: "Warship",
					kind: "orbital",
					subkind: "ship",
					classAtMost: 11,
					prohibited: !1,
					sources: {
						kind: "Appendix B, p. 16, under Orbitals",
						subkind: "Appendix C, by elimination: an Orbital of a recommended 40-card deck is neither Station nor Field, p. 17",
						classAtMost: "Appendix C, by elimination: no Ship above Class 11 in a recommended 40-card deck, p. 17",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17"
					}
				},
				{
					name: "Auto Assault",
					kind: "ground",
					defense: 10,
					prohibited: !1,
					canConquer: !1,
					sources: {
						kind: "Appendix B, p. 16, under Ground Forces",
						defense: "Appendix A, p. 15",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17",
						canConquer: "Appendix C, by elimination: no Ground Force that can Conquer in a recommended 40-card deck, p. 17"
					}
				},
				{
					name: "Auto Assault",
					kind: "ground",
					defense: 14,
					prohibited: !1,
					canConquer: !1,
					sources: {
						kind: "Appendix B, p. 16, under Ground Forces",
						defense: "Appendix A, p. 15",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17",
						canConquer: "Appendix C, by elimination: no Ground Force that can Conquer in a recommended 40-card deck, p. 17"
					}
				},
				{
					name: "Clone Army",
					kind: "ground",
					prohibited: !1,
					canConquer: !1,
					sources: {
						kind: "Appendix B, p. 16, under Ground Forces",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17",
						canConquer: "Appendix C, by elimination: no Ground Force that can Conquer in a recommended 40-card deck, p. 17"
					}
				},
				{
					name: "Fallout Raid",
					kind: "ground",
					text: "When it attacks, choose one target or two.",
					sources: {
						kind: "Appendix B, p. 16, under Ground Forces",
						text: "Conflicting Rules, p. 14"
					}
				},
				{
					name: "Invasion Force",
					kind: "ground",
					defense: 10,
					canConquer: !0,
					sources: {
						kind: "Appendix B, p. 16, under Ground Forces; same name",
						defense: "Appendix A, p. 15",
						canConquer: "Surface Conflict, p. 12"
					}
				},
				{
					name: "Invasion Force",
					kind: "ground",
					defense: 15,
					canConquer: !0,
					sources: {
						kind: "Appendix B, p. 16, under Ground Forces; same name",
						defense: "Appendix A, p. 15",
						canConquer: "Surface Conflict, p. 12"
					}
				},
				{
					name: "Invasion Force",
					kind: "ground",
					defense: 21,
					canConquer: !0,
					sources: {
						kind: "Appendix B, p. 16, under Ground Forces",
						defense: "Appendix A, p. 15",
						canConquer: "Surface Conflict, p. 12"
					}
				},
				{
					name: "Troops",
					kind: "ground",
					subkind: "manned",
					defense: 10,
					prohibited: !1,
					canConquer: !1,
					sources: {
						kind: "Appendix B, p. 16, under Ground Forces",
						subkind: "Ground Forces, p. 5; same name",
						defense: "Appendix A, p. 15",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17",
						canConquer: "Appendix C, by elimination: no Ground Force that can Conquer in a recommended 40-card deck, p. 17"
					}
				},
				{
					name: "Troops",
					kind: "ground",
					subkind: "manned",
					defense: 12,
					prohibited: !1,
					canConquer: !1,
					sources: {
						kind: "Appendix B, p. 16, under Ground Forces",
						subkind: "Ground Forces, p. 5; same name",
						defense: "Appendix A, p. 15",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17",
						canConquer: "Appendix C, by elimination: no Ground Force that can Conquer in a recommended 40-card deck, p. 17"
					}
				},
				{
					name: "Troops",
					kind: "ground",
					subkind: "manned",
					defense: 15,
					prohibited: !1,
					canConquer: !1,
					sources: {
						kind: "Appendix B, p. 16, under Ground Forces",
						subkind: "Ground Forces, p. 5; same name",
						defense: "Appendix A, p. 15",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17",
						canConquer: "Appendix C, by elimination: no Ground Force that can Conquer in a recommended 40-card deck, p. 17"
					}
				},
				{
					name: "Troops",
					kind: "ground",
					subkind: "manned",
					defense: 20,
					prohibited: !1,
					canConquer: !1,
					requires: ["capacity:20"],
					sources: {
						kind: "Appendix B, p. 16, under Ground Forces",
						subkind: "Ground Forces, p. 5; same name",
						defense: "Appendix A, p. 15",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17",
						canConquer: "Appendix C, by elimination: no Ground Force that can Conquer in a recommended 40-card deck, p. 17",
						requires: "Appendix D, p. 18: City 20 suffices and City 12 does not; the number read as on Troops 22, p. 5"
					}
				},
				{
					name: "Troops",
					kind: "ground",
					subkind: "manned",
					defense: 22,
					weapons: [22],
					requires: ["capacity:22"],
					sources: {
						kind: "Ground Forces, p. 5",
						subkind: "Ground Forces, p. 5",
						defense: "Ground Forces, p. 5",
						weapons: "Ground Forces, p. 5",
						requires: "Ground Forces, p. 5"
					}
				},
				{
					name: "Troops",
					kind: "ground",
					subkind: "manned",
					defense: 25,
					prohibited: !1,
					canConquer: !1,
					sources: {
						kind: "Appendix B, p. 16, under Ground Forces",
						subkind: "Ground Forces, p. 5; same name",
						defense: "Appendix A, p. 15",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17",
						canConquer: "Appendix C, by elimination: no Ground Force that can Conquer in a recommended 40-card deck, p. 17"
					}
				},
				{
					name: "Asteroid Strike",
					kind: "catastrophe",
					defense: null,
					prohibited: !1,
					hits: {
						damage: 15,
						kinds: ["facility", "ground"]
					},
					sources: {
						kind: "Catastrophes, p. 5",
						defense: "About Symbols, p. 2: Defensive Strength is of Facilities, Orbitals and Ground Forces; Catastrophes, p. 5",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17",
						hits: "Catastrophes, p. 5; Trigger Catastrophes, p. 11"
					}
				},
				{
					name: "Biostorm",
					kind: "catastrophe",
					defense: null,
					sources: {
						kind: "Appendix B, p. 16, under Catastrophes",
						defense: "About Symbols, p. 2: Defensive Strength is of Facilities, Orbitals and Ground Forces; Catastrophes, p. 5"
					}
				},
				{
					name: "Comet Barrage",
					kind: "catastrophe",
					defense: null,
					sources: {
						kind: "Appendix B, p. 16, under Catastrophes",
						defense: "About Symbols, p. 2: Defensive Strength is of Facilities, Orbitals and Ground Forces; Catastrophes, p. 5"
					}
				},
				{
					name: "GRB",
					kind: "catastrophe",
					defense: null,
					prohibited: !1,
					sources: {
						kind: "Appendix B, p. 16, under Catastrophes",
						defense: "About Symbols, p. 2: Defensive Strength is of Facilities, Orbitals and Ground Forces; Catastrophes, p. 5",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17"
					}
				},
				{
					name: "Solar Flare",
					kind: "catastrophe",
					defense: null,
					prohibited: !1,
					sources: {
						kind: "Appendix B, p. 16, under Catastrophes",
						defense: "About Symbols, p. 2: Defensive Strength is of Facilities, Orbitals and Ground Forces; Catastrophes, p. 5",
						prohibited: "Appendix C, by elimination: in a recommended 40-card deck, p. 17"
					}
				},
				{
					name: "Adjust",
					kind: "utility",
					defense: null,
					income: null,
					weapons: null,
					class: null,
					range: null,
					capacity: null,
					retreat: !1,
					text: "Before Reveal: trade one of your staged cards that is face down for a card from your hand, then trash this.",
					sources: {
						kind: "Utilities, p. 6",
						defense: "Utilities, p. 6: the card is shown whole",
						income: "Utilities, p. 6: the card is shown whole",
						weapons: "Utilities, p. 6: the card is shown whole",
						class: "Utilities, p. 6: the card is shown whole",
						range: "Utilities, p. 6: the card is shown whole",
						capacity: "Utilities, p. 6: the card is shown whole",
						retreat: "Utilities, p. 6; About Symbols, p. 2: Retreat is of Ships",
						text: "Utilities, p. 6: the card is shown whole"
					}
				},
				{
					name: "Coup",
					kind: "utility",
					sources: { kind: "Appendix B, p. 16, under Utilities" }
				},
				{
					name: "Enter Fray",
					kind: "utility",
					weapons: [10, 2],
					text: "Between Move and Reveal: station this at a World as a Ship, unstaged, until it is destroyed.",
					sources: {
						kind: "Utilities, p. 6",
						weapons: "Utilities, p. 6: printed 10•2; Orbital Activity, p. 12: a dot parts the Weapons",
						text: "Utilities, p. 6: the card is shown"
					}
				},
				{
					name: "Espionage",
					kind: "utility",
					text: "Cancel a Utility other than this one.",
					sources: {
						kind: "Utilities, p. 6",
						text: "Utilities, p. 6: its effect, not its wording"
					}
				},
				{
					name: "False Alert",
					kind: "utility",
					text: "When Stage begins: do what its printed text says.",
					sources: {
						kind: "Structure of a Turn Step, p. 14",
						text: "Structure of a Turn Step, p. 14: when it is played, not what it does"
					}
				},
				{
					name: "Fleet Support",
					kind: "utility",
					text: "During Reveal: keep your staged Ships that are over the Class limit.",
					sources: {
						kind: "Appendix B, p. 16, under Utilities",
						text: "Structure of a Turn Step, p. 14"
					}
				},
				{
					name: "Light Brigade",
					kind: "utility",
					kindAmong: [
						"facility",
						"orbital",
						"ground",
						"catastrophe",
						"utility"
					],
					text: "One of its uses: put a Troops card from your hand on a World that you occupy, unstaged and whatever it requires.",
					standIn: ["kind"],
					sources: {
						kindAmong: "Conflicting Rules, p. 14: a Player Card",
						text: "Conflicting Rules, p. 14: one of its possibilities"
					}
				},
				{
					name: "Research",
					kind: "utility",
					text: "At the end of Draw: draw cards or search for cards.",
					sources: {
						kind: "Utilities, p. 6",
						text: "Utilities, p. 6; Structure of a Turn Step, p. 14: its effect, not its wording"
					}
				},
				{
					name: "Sabotage",
					kind: "utility",
					text: "When its printed text allows: destroy a unit in play that the printed card can reach.",
					sources: {
						kind: "Utilities, p. 6",
						text: "Utilities, p. 6: its effect, not its wording"
					}
				},
				{
					name: "We Quit",
					kind: "utility",
					kindAmong: [
						"facility",
						"orbital",
						"ground",
						"catastrophe",
						"utility"
					],
					text: "When a turn begins: do what its printed text says.",
					standIn: ["kind"],
					sources: {
						kindAmong: "Structure of a Turn Step, p. 14: played by a player",
						text: "Structure of a Turn Step, p. 14: when it is played, not what it does"
					}
				},
				{
					name: "Koti",
					kind: "world",
					h2o: 3,
					res: 3,
					habitable: !1,
					hostile: !1,
					sources: {
						kind: "Appendix D, p. 18",
						h2o: "Appendix D, p. 18",
						res: "Appendix D, p. 18",
						habitable: "Appendix D, p. 18",
						hostile: "Appendix D, p. 18"
					}
				},
				{
					name: "Phoebe K2",
					kind: "world",
					h2o: 5,
					res: 5,
					habitable: !1,
					hostile: !0,
					sources: {
						kind: "Appendix D, p. 18",
						h2o: "Appendix D, p. 18",
						res: "Appendix D, p. 18",
						habitable: "Appendix D, p. 18",
						hostile: "Appendix D, p. 18"
					}
				},
				{
					name: "Graense",
					kind: "world",
					h2o: 4,
					res: 2,
					habitable: !0,
					hostile: !0,
					sources: {
						kind: "Appendix D, p. 18",
						h2o: "Appendix D, p. 18",
						res: "Appendix D, p. 18",
						habitable: "Appendix D, p. 18",
						hostile: "Appendix D, p. 18"
					}
				},
				{
					name: "Vita Ptal",
					kind: "world",
					h2o: 4,
					res: 4,
					habitable: !0,
					hostile: !1,
					sources: {
						kind: "Appendix D, p. 18",
						h2o: "Appendix D, p. 18",
						res: "Appendix D, p. 18",
						habitable: "Appendix D, p. 18",
						hostile: "Appendix D, p. 18"
					}
				},
				{
					name: "Maail",
					kind: "world",
					h2o: 3,
					res: 4,
					habitable: !1,
					hostile: !1,
					sources: {
						kind: "Appendix D, p. 18",
						h2o: "Appendix D, p. 18",
						res: "Appendix D, p. 18",
						habitable: "Appendix D, p. 18",
						hostile: "Appendix D, p. 18"
					}
				}
			]
		},
		{
			game: "open-worlds",
			id: "open-worlds-stand-ins",
			name: "Placeholder values for the playtest's cards",
			official: !1,
			source: "Values invented by Drydock for facts that no rulebook states, so that the cards can be played at the table. They are unofficial, and nobody has published them.",
			cards: [
				{
					name: "Outpost",
					kind: "facility",
					defense: 1,
					subkind: "post",
					capacity: null,
					standIn: ["subkind", "capacity"]
				},
				{
					name: "Exploit",
					kind: "facility",
					defense: 1,
					subkind: "mining",
					capacity: null,
					standIn: ["subkind", "capacity"]
				},
				{
					name: "City",
					kind: "facility",
					defense: 10,
					income: 1,
					capacity: 10,
					swap: !1,
					standIn: [
						"income",
						"capacity",
						"swap"
					]
				},
				{
					name: "City",
					kind: "facility",
					defense: 12,
					income: 1,
					capacity: 12,
					swap: !1,
					standIn: [
						"income",
						"capacity",
						"swap"
					]
				},
				{
					name: "City",
					kind: "facility",
					defense: 15,
					swap: !1,
					standIn: ["swap"]
				},
				{
					name: "City",
					kind: "facility",
					defense: 20,
					income: 2,
					capacity: 20,
					swap: !1,
					standIn: [
						"income",
						"capacity",
						"swap"
					]
				},
				{
					name: "City",
					kind: "facility",
					defense: 25,
					income: 2,
					capacity: 25,
					swap: !1,
					standIn: [
						"income",
						"capacity",
						"swap"
					]
				},
				{
					name: "City",
					kind: "facility",
					defense: 30,
					income: 3,
					capacity: 30,
					swap: !1,
					standIn: [
						"income",
						"capacity",
						"swap"
					]
				},
				{
					name: "Industry",
					kind: "facility",
					defense: 6,
					capacity: null,
					swap: !1,
					standIn: ["capacity", "swap"]
				},
				{
					name: "Industry",
					kind: "facility",
					defense: 7,
					capacity: null,
					swap: !1,
					standIn: ["capacity", "swap"]
				},
				{
					name: "Industry",
					kind: "facility",
					defense: 8,
					capacity: null,
					swap: !1,
					standIn: ["capacity", "swap"]
				},
				{
					name: "Industry",
					kind: "facility",
					defense: 9,
					capacity: null,
					swap: !1,
					standIn: ["capacity", "swap"]
				},
				{
					name: "Industry",
					kind: "facility",
					defense: 10,
					capacity: null,
					swap: !1,
					standIn: ["capacity", "swap"]
				},
				{
					name: "Industry",
					kind: "facility",
					defense: 11,
					capacity: null,
					swap: !1,
					standIn: ["capacity", "swap"]
				},
				{
					name: "Shipyards",
					kind: "facility",
					defense: 8,
					capacity: null,
					swap: !1,
					prohibited: !1,
					standIn: [
						"capacity",
						"swap",
						"prohibited"
					]
				},
				{
					name: "Shipyards",
					kind: "facility",
					defense: 9,
					income: 1,
					capacity: null,
					swap: !1,
					prohibited: !1,
					standIn: [
						"income",
						"capacity",
						"swap",
						"prohibited"
					]
				},
				{
					name: "Shipyards",
					kind: "facility",
					defense: 10,
					income: 1,
					capacity: null,
					swap: !1,
					prohibited: !1,
					standIn: [
						"income",
						"capacity",
						"swap",
						"prohibited"
					]
				},
				{
					name: "Company Town",
					kind: "facility",
					subkind: "population",
					defense: 8,
					income: 2,
					capacity: 8,
					swap: !1,
					requires: ["occupied"],
					standIn: [
						"subkind",
						"defense",
						"income",
						"capacity",
						"swap",
						"requires"
					]
				},
				{
					name: "Quarry",
					kind: "facility",
					subkind: "mining",
					defense: 6,
					income: 2,
					capacity: null,
					swap: !1,
					requires: ["non-hostile", "occupied"],
					standIn: [
						"subkind",
						"defense",
						"income",
						"capacity",
						"swap",
						"requires"
					]
				},
				{
					name: "Exotic Outpost",
					kind: "facility",
					subkind: "post",
					defense: 3,
					income: 2,
					capacity: null,
					swap: !0,
					prohibited: !1,
					requires: ["any"],
					standIn: [
						"subkind",
						"defense",
						"income",
						"capacity",
						"swap",
						"prohibited",
						"requires"
					]
				},
				{
					name: "Garrison",
					kind: "facility",
					subkind: "special",
					defense: 16,
					income: 0,
					capacity: 15,
					swap: !1,
					prohibited: !1,
					requires: ["occupied"],
					standIn: [
						"subkind",
						"defense",
						"income",
						"capacity",
						"swap",
						"prohibited",
						"requires"
					]
				},
				{
					name: "Robot Factory",
					kind: "facility",
					subkind: "production",
					defense: 9,
					income: 3,
					capacity: null,
					swap: !1,
					prohibited: !1,
					requires: ["own:production", "own:mining"],
					standIn: [
						"subkind",
						"defense",
						"income",
						"capacity",
						"swap",
						"prohibited",
						"requires"
					]
				},
				{
					name: "Seasoned Exploit",
					kind: "facility",
					subkind: "mining",
					defense: 4,
					income: 3,
					capacity: null,
					swap: ["population", "production"],
					prohibited: !1,
					requires: ["non-hostile", "occupied"],
					standIn: [
						"subkind",
						"defense",
						"income",
						"capacity",
						"swap",
						"prohibited",
						"requires"
					]
				},
				{
					name: "Trade Center",
					kind: "facility",
					subkind: "special",
					defense: 7,
					income: 4,
					capacity: null,
					swap: !1,
					prohibited: !1,
					requires: ["own:population"],
					standIn: [
						"subkind",
						"defense",
						"income",
						"capacity",
						"swap",
						"prohibited",
						"requires"
					]
				},
				{
					name: "Suck Dry",
					kind: "facility",
					subkind: "mining",
					defense: 3,
					income: 4,
					capacity: null,
					swap: !1,
					requires: ["any"],
					standIn: [
						"subkind",
						"defense",
						"income",
						"capacity",
						"swap",
						"requires"
					]
				},
				{
					name: "Hidden Outpost",
					kind: "facility",
					subkind: "post",
					defense: 2,
					income: 1,
					capacity: null,
					swap: !0,
					prohibited: !1,
					requires: ["any"],
					standIn: [
						"kind",
						"subkind",
						"defense",
						"income",
						"capacity",
						"swap",
						"prohibited",
						"requires"
					]
				},
				{
					name: "High Palace",
					kind: "facility",
					subkind: "special",
					defense: 20,
					income: 4,
					capacity: 10,
					swap: !1,
					prohibited: !1,
					requires: ["own:population"],
					standIn: [
						"kind",
						"subkind",
						"defense",
						"income",
						"capacity",
						"swap",
						"prohibited",
						"requires"
					]
				},
				{
					name: "Terraform Plant",
					kind: "facility",
					subkind: "special",
					defense: 8,
					income: 1,
					capacity: null,
					swap: !1,
					prohibited: !1,
					requires: ["occupied"],
					standIn: [
						"kind",
						"subkind",
						"defense",
						"income",
						"capacity",
						"swap",
						"prohibited",
						"requires"
					]
				},
				{
					name: "Assassin",
					kind: "orbital",
					subkind: "ship",
					defense: 8,
					weapons: [14],
					class: 8,
					range: 3,
					capacity: null,
					retreat: !0,
					prohibited: !1,
					standIn: [
						"subkind",
						"defense",
						"weapons",
						"class",
						"range",
						"capacity",
						"retreat",
						"prohibited"
					]
				},
				{
					name: "Avenger",
					kind: "orbital",
					subkind: "ship",
					defense: 18,
					weapons: [14, 8],
					class: 12,
					range: 3,
					capacity: 10,
					retreat: !0,
					prohibited: !1,
					standIn: [
						"subkind",
						"defense",
						"weapons",
						"class",
						"range",
						"capacity",
						"retreat",
						"prohibited"
					]
				},
				{
					name: "Battle Station",
					kind: "orbital",
					defense: 20,
					subkind: "station",
					weapons: [10],
					capacity: null,
					prohibited: !1,
					requires: ["occupied"],
					standIn: [
						"subkind",
						"weapons",
						"capacity",
						"prohibited",
						"requires"
					]
				},
				{
					name: "Battle Station",
					kind: "orbital",
					defense: 25,
					subkind: "station",
					weapons: [12, 8],
					capacity: null,
					prohibited: !1,
					requires: ["occupied"],
					standIn: [
						"subkind",
						"weapons",
						"capacity",
						"prohibited",
						"requires"
					]
				},
				{
					name: "Corsair",
					kind: "orbital",
					defense: 8,
					weapons: [6, 4],
					class: 5,
					range: 3,
					capacity: 5,
					retreat: !0,
					standIn: [
						"defense",
						"weapons",
						"class",
						"range",
						"capacity",
						"retreat"
					]
				},
				{
					name: "Corvette",
					kind: "orbital",
					defense: 10,
					weapons: [6, 6],
					class: 6,
					range: 2,
					capacity: null,
					retreat: !0,
					standIn: [
						"defense",
						"weapons",
						"class",
						"range",
						"capacity",
						"retreat"
					]
				},
				{
					name: "Cruiser",
					kind: "orbital",
					subkind: "ship",
					defense: 22,
					weapons: [
						10,
						10,
						6
					],
					class: 13,
					range: 2,
					capacity: 20,
					retreat: !1,
					prohibited: !1,
					standIn: [
						"subkind",
						"defense",
						"weapons",
						"class",
						"range",
						"capacity",
						"retreat",
						"prohibited"
					]
				},
				{
					name: "Destroyer",
					kind: "orbital",
					defense: 15,
					weapons: [9, 8],
					class: 9,
					range: 2,
					capacity: 10,
					retreat: !1,
					standIn: [
						"defense",
						"weapons",
						"class",
						"range",
						"capacity",
						"retreat"
					]
				},
				{
					name: "Energy Shield",
					kind: "orbital",
					subkind: "field",
					defense: 25,
					weapons: null,
					capacity: null,
					prohibited: !1,
					requires: ["occupied"],
					standIn: [
						"subkind",
						"defense",
						"weapons",
						"capacity",
						"prohibited",
						"requires"
					]
				},
				{
					name: "Escort",
					kind: "orbital",
					defense: 8,
					weapons: [4, 4],
					class: 4,
					range: 2,
					capacity: null,
					retreat: !1,
					standIn: [
						"defense",
						"weapons",
						"class",
						"range",
						"capacity",
						"retreat"
					]
				},
				{
					name: "Frigate",
					kind: "orbital",
					defense: 12,
					retreat: !0,
					prohibited: !1,
					standIn: ["retreat", "prohibited"]
				},
				{
					name: "Keeper",
					kind: "orbital",
					defense: 18,
					weapons: [5],
					class: 7,
					range: 1,
					capacity: 10,
					retreat: !1,
					standIn: [
						"defense",
						"weapons",
						"class",
						"range",
						"capacity",
						"retreat"
					]
				},
				{
					name: "Killer",
					kind: "orbital",
					subkind: "ship",
					defense: 13,
					weapons: [12, 10],
					class: 10,
					range: 2,
					capacity: null,
					retreat: !1,
					prohibited: !1,
					standIn: [
						"subkind",
						"defense",
						"weapons",
						"class",
						"range",
						"capacity",
						"retreat",
						"prohibited"
					]
				},
				{
					name: "Kite",
					kind: "orbital",
					defense: 3,
					weapons: [3],
					class: 2,
					range: 3,
					capacity: null,
					retreat: !0,
					standIn: [
						"defense",
						"weapons",
						"class",
						"range",
						"capacity",
						"retreat"
					]
				},
				{
					name: "Lancer",
					kind: "orbital",
					defense: 5,
					weapons: [8],
					class: 3,
					range: 2,
					capacity: null,
					retreat: !0,
					standIn: [
						"defense",
						"weapons",
						"class",
						"range",
						"capacity",
						"retreat"
					]
				},
				{
					name: "Pike",
					kind: "orbital",
					subkind: "ship",
					defense: 6,
					weapons: [9],
					class: 4,
					range: 2,
					capacity: null,
					retreat: !0,
					prohibited: !1,
					standIn: [
						"subkind",
						"defense",
						"weapons",
						"class",
						"range",
						"capacity",
						"retreat",
						"prohibited"
					]
				},
				{
					name: "Piledriver",
					kind: "orbital",
					defense: 12,
					weapons: [16],
					class: 8,
					range: 1,
					capacity: null,
					retreat: !1,
					standIn: [
						"defense",
						"weapons",
						"class",
						"range",
						"capacity",
						"retreat"
					]
				},
				{
					name: "Scout",
					kind: "orbital",
					defense: 4,
					weapons: [2],
					class: 2,
					range: 4,
					capacity: null,
					retreat: !0,
					standIn: [
						"defense",
						"weapons",
						"class",
						"range",
						"capacity",
						"retreat"
					]
				},
				{
					name: "Siege Platform",
					kind: "orbital",
					subkind: "station",
					defense: 18,
					weapons: [18],
					capacity: null,
					prohibited: !1,
					requires: ["occupied"],
					standIn: [
						"subkind",
						"defense",
						"weapons",
						"capacity",
						"prohibited",
						"requires"
					]
				},
				{
					name: "Striker",
					kind: "orbital",
					defense: 5,
					weapons: [5],
					range: 2,
					capacity: null,
					retreat: !0,
					standIn: [
						"defense",
						"weapons",
						"range",
						"capacity",
						"retreat"
					]
				},
				{
					name: "Titan",
					kind: "orbital",
					subkind: "ship",
					defense: 30,
					weapons: [
						15,
						12,
						8
					],
					class: 16,
					range: 1,
					capacity: 25,
					retreat: !1,
					prohibited: !1,
					standIn: [
						"subkind",
						"defense",
						"weapons",
						"class",
						"range",
						"capacity",
						"retreat",
						"prohibited"
					]
				},
				{
					name: "Transport",
					kind: "orbital",
					defense: 15,
					weapons: [3],
					class: 8,
					range: 2,
					capacity: 25,
					retreat: !0,
					standIn: [
						"defense",
						"weapons",
						"class",
						"range",
						"capacity",
						"retreat"
					]
				},
				{
					name: "Warship",
					kind: "orbital",
					defense: 20,
					weapons: [10, 8],
					class: 11,
					range: 2,
					capacity: 12,
					retreat: !1,
					standIn: [
						"defense",
						"weapons",
						"class",
						"range",
						"capacity",
						"retreat"
					]
				},
				{
					name: "Auto Assault",
					kind: "ground",
					defense: 10,
					subkind: "automated",
					weapons: [12],
					requires: ["any"],
					standIn: [
						"subkind",
						"weapons",
						"requires"
					]
				},
				{
					name: "Auto Assault",
					kind: "ground",
					defense: 14,
					subkind: "automated",
					weapons: [16],
					requires: ["any"],
					standIn: [
						"subkind",
						"weapons",
						"requires"
					]
				},
				{
					name: "Clone Army",
					kind: "ground",
					subkind: "manned",
					defense: 14,
					weapons: [18],
					requires: ["capacity:10"],
					standIn: [
						"subkind",
						"defense",
						"weapons",
						"requires"
					]
				},
				{
					name: "Fallout Raid",
					kind: "ground",
					subkind: "automated",
					defense: 6,
					weapons: [12],
					prohibited: !1,
					canConquer: !1,
					requires: ["any"],
					standIn: [
						"subkind",
						"defense",
						"weapons",
						"prohibited",
						"canConquer",
						"requires"
					]
				},
				{
					name: "Invasion Force",
					kind: "ground",
					defense: 10,
					subkind: "manned",
					weapons: [8],
					prohibited: !1,
					requires: ["capacity:10"],
					standIn: [
						"subkind",
						"weapons",
						"prohibited",
						"requires"
					]
				},
				{
					name: "Invasion Force",
					kind: "ground",
					defense: 15,
					subkind: "manned",
					weapons: [12],
					prohibited: !1,
					requires: ["capacity:15"],
					standIn: [
						"subkind",
						"weapons",
						"prohibited",
						"requires"
					]
				},
				{
					name: "Invasion Force",
					kind: "ground",
					defense: 21,
					subkind: "manned",
					weapons: [18],
					prohibited: !1,
					requires: ["capacity:21"],
					standIn: [
						"subkind",
						"weapons",
						"prohibited",
						"requires"
					]
				},
				{
					name: "Troops",
					kind: "ground",
					defense: 10,
					weapons: [10],
					requires: ["capacity:10"],
					standIn: ["weapons", "requires"]
				},
				{
					name: "Troops",
					kind: "ground",
					defense: 12,
					weapons: [12],
					requires: ["capacity:12"],
					standIn: ["weapons", "requires"]
				},
				{
					name: "Troops",
					kind: "ground",
					defense: 15,
					weapons: [15],
					requires: ["capacity:15"],
					standIn: ["weapons", "requires"]
				},
				{
					name: "Troops",
					kind: "ground",
					defense: 20,
					weapons: [20],
					standIn: ["weapons"]
				},
				{
					name: "Troops",
					kind: "ground",
					defense: 22,
					prohibited: !1,
					canConquer: !1,
					standIn: ["prohibited", "canConquer"]
				},
				{
					name: "Troops",
					kind: "ground",
					defense: 25,
					weapons: [25],
					requires: ["capacity:25"],
					standIn: ["weapons", "requires"]
				},
				{
					name: "Biostorm",
					kind: "catastrophe",
					prohibited: !1,
					hits: {
						damage: 20,
						kinds: ["facility", "ground"]
					},
					standIn: ["prohibited", "hits"]
				},
				{
					name: "Comet Barrage",
					kind: "catastrophe",
					prohibited: !1,
					hits: {
						damage: 25,
						kinds: ["facility", "ground"]
					},
					standIn: ["prohibited", "hits"]
				},
				{
					name: "GRB",
					kind: "catastrophe",
					hits: {
						damage: 20,
						kinds: [
							"facility",
							"orbital",
							"ground"
						]
					},
					standIn: ["hits"]
				},
				{
					name: "Solar Flare",
					kind: "catastrophe",
					hits: {
						damage: 18,
						kinds: ["orbital"]
					},
					standIn: ["hits"]
				},
				{
					name: "Adjust",
					kind: "utility",
					prohibited: !1,
					standIn: ["prohibited"]
				},
				{
					name: "Coup",
					kind: "utility",
					defense: null,
					prohibited: !1,
					standIn: ["defense", "prohibited"]
				},
				{
					name: "Enter Fray",
					kind: "utility",
					defense: 2,
					prohibited: !1,
					standIn: ["defense", "prohibited"]
				},
				{
					name: "Espionage",
					kind: "utility",
					defense: null,
					prohibited: !1,
					standIn: ["defense", "prohibited"]
				},
				{
					name: "False Alert",
					kind: "utility",
					defense: null,
					prohibited: !1,
					standIn: ["defense", "prohibited"]
				},
				{
					name: "Fleet Support",
					kind: "utility",
					defense: null,
					prohibited: !1,
					standIn: ["defense", "prohibited"]
				},
				{
					name: "Light Brigade",
					kind: "utility",
					defense: null,
					prohibited: !1,
					standIn: [
						"kind",
						"defense",
						"prohibited"
					]
				},
				{
					name: "Research",
					kind: "utility",
					defense: null,
					prohibited: !1,
					standIn: ["defense", "prohibited"]
				},
				{
					name: "Sabotage",
					kind: "utility",
					defense: null,
					prohibited: !1,
					standIn: ["defense", "prohibited"]
				},
				{
					name: "We Quit",
					kind: "utility",
					defense: null,
					prohibited: !1,
					standIn: [
						"kind",
						"defense",
						"prohibited"
					]
				}
			]
		},
		{
			game: "open-worlds",
			id: "open-worlds-practice-worlds",
			name: "Practice: worlds",
			official: !1,
			practice: !0,
			source: "Worlds invented by Drydock for practice: unofficial, not published by anybody.",
			cards: [
				{
					name: "Aldermere",
					kind: "world",
					h2o: 6,
					res: 3,
					habitable: !0,
					hostile: !1
				},
				{
					name: "Ashlar",
					kind: "world",
					h2o: 5,
					res: 6,
					habitable: !1,
					hostile: !1
				},
				{
					name: "Bitterspring",
					kind: "world",
					h2o: 9,
					res: 2,
					habitable: !0,
					hostile: !0
				},
				{
					name: "Brannoch",
					kind: "world",
					h2o: 2,
					res: 6,
					habitable: !1,
					hostile: !1
				},
				{
					name: "Cinder Reach",
					kind: "world",
					h2o: 1,
					res: 7,
					habitable: !1,
					hostile: !0
				},
				{
					name: "Coldwater Sound",
					kind: "world",
					h2o: 6,
					res: 4,
					habitable: !1,
					hostile: !1
				},
				{
					name: "Driftmere",
					kind: "world",
					h2o: 8,
					res: 1,
					habitable: !0,
					hostile: !1
				},
				{
					name: "Dunwater",
					kind: "world",
					h2o: 7,
					res: 2,
					habitable: !0,
					hostile: !1
				},
				{
					name: "Eisenmark",
					kind: "world",
					h2o: 3,
					res: 6,
					habitable: !1,
					hostile: !1
				},
				{
					name: "Emberfen",
					kind: "world",
					h2o: 3,
					res: 4,
					habitable: !0,
					hostile: !0
				},
				{
					name: "Farrow's Gift",
					kind: "world",
					h2o: 4,
					res: 4,
					habitable: !0,
					hostile: !1
				},
				{
					name: "Fenmoor",
					kind: "world",
					h2o: 8,
					res: 2,
					habitable: !0,
					hostile: !0
				},
				{
					name: "Gallows Deep",
					kind: "world",
					h2o: 5,
					res: 4,
					habitable: !1,
					hostile: !0
				},
				{
					name: "Greywater",
					kind: "world",
					h2o: 9,
					res: 3,
					habitable: !1,
					hostile: !1
				},
				{
					name: "Halcyon Shelf",
					kind: "world",
					h2o: 9,
					res: 1,
					habitable: !0,
					hostile: !1
				},
				{
					name: "Hollow Crown",
					kind: "world",
					h2o: 2,
					res: 7,
					habitable: !1,
					hostile: !0
				},
				{
					name: "Inkwell",
					kind: "world",
					h2o: 7,
					res: 5,
					habitable: !1,
					hostile: !0
				},
				{
					name: "Isenfall",
					kind: "world",
					h2o: 4,
					res: 5,
					habitable: !1,
					hostile: !1
				},
				{
					name: "Jubal's Rest",
					kind: "world",
					h2o: 5,
					res: 3,
					habitable: !0,
					hostile: !1
				},
				{
					name: "Karst",
					kind: "world",
					h2o: 2,
					res: 5,
					habitable: !1,
					hostile: !1
				},
				{
					name: "Lanternfish",
					kind: "world",
					h2o: 7,
					res: 4,
					habitable: !1,
					hostile: !0
				},
				{
					name: "Marrowgate",
					kind: "world",
					h2o: 3,
					res: 7,
					habitable: !1,
					hostile: !0
				},
				{
					name: "Nacre",
					kind: "world",
					h2o: 6,
					res: 5,
					habitable: !0,
					hostile: !0
				},
				{
					name: "Ossuary",
					kind: "world",
					h2o: 1,
					res: 4,
					habitable: !1,
					hostile: !1
				},
				{
					name: "Palewind",
					kind: "world",
					h2o: 4,
					res: 3,
					habitable: !1,
					hostile: !1
				},
				{
					name: "Quillon",
					kind: "world",
					h2o: 5,
					res: 5,
					habitable: !1,
					hostile: !1
				},
				{
					name: "Rimefast",
					kind: "world",
					h2o: 8,
					res: 3,
					habitable: !1,
					hostile: !1
				},
				{
					name: "Sallow",
					kind: "world",
					h2o: 2,
					res: 3,
					habitable: !0,
					hostile: !1
				},
				{
					name: "Saltmarch",
					kind: "world",
					h2o: 1,
					res: 6,
					habitable: !1,
					hostile: !1
				},
				{
					name: "Tessel",
					kind: "world",
					h2o: 3,
					res: 2,
					habitable: !0,
					hostile: !1
				},
				{
					name: "Thimble",
					kind: "world",
					h2o: 1,
					res: 2,
					habitable: !0,
					hostile: !1
				},
				{
					name: "Umbral Bay",
					kind: "world",
					h2o: 6,
					res: 2,
					habitable: !1,
					hostile: !0
				},
				{
					name: "Veldt Harbor",
					kind: "world",
					h2o: 5,
					res: 2,
					habitable: !0,
					hostile: !0
				},
				{
					name: "Wickerstone",
					kind: "world",
					h2o: 4,
					res: 6,
					habitable: !1,
					hostile: !0
				},
				{
					name: "Xanthe's Anvil",
					kind: "world",
					h2o: 3,
					res: 5,
					habitable: !1,
					hostile: !1
				},
				{
					name: "Yarrow",
					kind: "world",
					h2o: 7,
					res: 3,
					habitable: !0,
					hostile: !0
				},
				{
					name: "Zephyr Flats",
					kind: "world",
					h2o: 4,
					res: 1,
					habitable: !0,
					hostile: !1
				}
			]
		}
	],
	numbers: /* @__PURE__ */ "Outpost 1.Exploit 1.City 10.City 12.City 15.City 20.City 25.City 30.Industry 6.Industry 7.Industry 8.Industry 9.Industry 10.Industry 11.Shipyards 8.Shipyards 9.Shipyards 10.Company Town.Quarry.Exotic Outpost.Garrison.Robot Factory.Seasoned Exploit.Trade Center.Suck Dry.Hidden Outpost.High Palace.Terraform Plant.Assassin.Avenger.Battle Station 20.Battle Station 25.Corsair.Corvette.Cruiser.Destroyer.Energy Shield.Escort.Frigate 12.Keeper.Killer.Kite.Lancer.Pike.Piledriver.Scout.Siege Platform.Striker.Titan.Transport.Warship.Auto Assault 10.Auto Assault 14.Clone Army.Fallout Raid.Invasion Force 10.Invasion Force 15.Invasion Force 21.Troops 10.Troops 12.Troops 15.Troops 20.Troops 22.Troops 25.Asteroid Strike.Biostorm.Comet Barrage.GRB.Solar Flare.Adjust.Coup.Enter Fray.Espionage.False Alert.Fleet Support.Light Brigade.Research.Sabotage.We Quit.Koti.Phoebe K2.Graense.Vita Ptal.Maail.Aldermere.Ashlar.Bitterspring.Brannoch.Cinder Reach.Coldwater Sound.Driftmere.Dunwater.Eisenmark.Emberfen.Farrow's Gift.Fenmoor.Gallows Deep.Greywater.Halcyon Shelf.Hollow Crown.Inkwell.Isenfall.Jubal's Rest.Karst.Lanternfish.Marrowgate.Nacre.Ossuary.Palewind.Quillon.Rimefast.Sallow.Saltmarch.Tessel.Thimble.Umbral Bay.Veldt Harbor.Wickerstone.Xanthe's Anvil.Yarrow.Zephyr Flats".split("."),
	piles: {
		worlds: [
			["Koti", 1],
			["Phoebe K2", 1],
			["Graense", 1],
			["Vita Ptal", 1],
			["Maail", 1],
			["Aldermere", 1],
			["Ashlar", 1],
			["Bitterspring", 1],
			["Brannoch", 1],
			["Cinder Reach", 1],
			["Coldwater Sound", 1],
			["Driftmere", 1],
			["Dunwater", 1],
			["Eisenmark", 1],
			["Emberfen", 1],
			["Farrow's Gift", 1],
			["Fenmoor", 1],
			["Gallows Deep", 1],
			["Greywater", 1],
			["Halcyon Shelf", 1],
			["Hollow Crown", 1],
			["Inkwell", 1],
			["Isenfall", 1],
			["Jubal's Rest", 1],
			["Karst", 1],
			["Lanternfish", 1],
			["Marrowgate", 1],
			["Nacre", 1],
			["Ossuary", 1],
			["Palewind", 1],
			["Quillon", 1],
			["Rimefast", 1],
			["Sallow", 1],
			["Saltmarch", 1],
			["Tessel", 1],
			["Thimble", 1],
			["Umbral Bay", 1],
			["Veldt Harbor", 1],
			["Wickerstone", 1],
			["Xanthe's Anvil", 1],
			["Yarrow", 1],
			["Zephyr Flats", 1]
		],
		"worlds-introductory": [
			["Koti", 1],
			["Phoebe K2", 1],
			["Graense", 1],
			["Vita Ptal", 1],
			["Maail", 1],
			["Aldermere", 1],
			["Ashlar", 1],
			["Bitterspring", 1],
			["Coldwater Sound", 1],
			["Driftmere", 1],
			["Dunwater", 1],
			["Eisenmark", 1],
			["Emberfen", 1],
			["Farrow's Gift", 1],
			["Fenmoor", 1],
			["Gallows Deep", 1],
			["Greywater", 1],
			["Halcyon Shelf", 1],
			["Inkwell", 1],
			["Isenfall", 1],
			["Jubal's Rest", 1],
			["Lanternfish", 1],
			["Marrowgate", 1],
			["Nacre", 1],
			["Palewind", 1],
			["Quillon", 1],
			["Rimefast", 1],
			["Tessel", 1],
			["Umbral Bay", 1],
			["Veldt Harbor", 1],
			["Wickerstone", 1],
			["Xanthe's Anvil", 1],
			["Yarrow", 1],
			["Zephyr Flats", 1]
		],
		"smith-boson": [
			["City 10", 1],
			["City 12", 1],
			["City 15", 1],
			["City 20", 1],
			["City 25", 1],
			["City 30", 1],
			["Exotic Outpost", 1],
			["Exploit", 5],
			["Industry 7", 1],
			["Industry 8", 1],
			["Industry 9", 1],
			["Industry 10", 1],
			["Industry 11", 1],
			["Outpost", 5],
			["Seasoned Exploit", 1],
			["Shipyards 8", 1],
			["Shipyards 10", 1],
			["Trade Center", 1],
			["Avenger", 1],
			["Battle Station 20", 1],
			["Battle Station 25", 1],
			["Corsair", 1],
			["Corvette", 1],
			["Cruiser", 1],
			["Destroyer", 1],
			["Energy Shield", 1],
			["Frigate", 1],
			["Lancer", 1],
			["Siege Platform", 1],
			["Striker", 1],
			["Titan", 1],
			["Transport", 1],
			["Warship", 1],
			["Clone Army", 1],
			["Troops 10", 1],
			["Troops 12", 1],
			["Troops 15", 1],
			["Troops 20", 1],
			["Troops 25", 1],
			["Biostorm", 1],
			["GRB", 1],
			["Solar Flare", 1],
			["Espionage", 1],
			["Coup", 1],
			["Research", 1],
			["Sabotage", 1]
		]
	}
});
export { vc as film };
