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
	return e.length < 2 ? e.join("") : e.length > ne ? `${e.slice(0, ne).join(", ")} ${t} ${e.length - ne} more` : `${e.slice(0, -1).join(", ")} ${t} ${e.at(-1)}`;
}
function s(e) {
	let t = ae.get(e);
	return t === void 0 && (t = c(u(e)), se += e.length + t.length, se > oe && (ae.clear(), se = e.length + t.length), ae.set(e, t)), t;
}
function c(e) {
	if (e.length <= re) return e;
	let t = 2166136261;
	for (let n = 0; n < e.length; n++) t = Math.imul(t ^ e.charCodeAt(n), 16777619);
	return [...e.slice(0, 92), (t >>> 0).toString(36)].join("");
}
function l(e) {
	return e.toLowerCase().replace(/[\s()[\]/]+/g, "");
}
function u(e) {
	if (ie.test(e)) return l(e).replaceAll("`", "'");
	let t = e.replace(/[\u2018\u2019\u02bc\u0060\u00b4\u2032]/g, "'").normalize("NFKD").replace(/\p{M}+/gu, "").toLowerCase();
	return ie.test(t) ? l(t) : t.normalize("NFKC").replace(/[\u2010-\u2015\u2212]/g, "-").replace(/[\s()[\]/\u00ad\u200b-\u200f\u2060-\u2064]+/g, "");
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
	if (n.spend(Math.abs(t.length - r.length) > i ? 2 : 2 + t.length / 2), ee(e, t)) {
		n.spend(t.length * (2 * i + 1));
		let e = m(r, t, i);
		if (e <= i) return e;
	}
	return r.length >= 4 && t.includes(r) ? 4 : p(r, t, n) ? 4.5 : void 0;
}
function p(e, t, n) {
	if (e.length < ce || 2 * e.length <= t.length || e.charCodeAt(0) !== t.charCodeAt(0)) return !1;
	n.spend(3 * t.length);
	let r = 0;
	for (let n = 0; n < t.length && r < e.length; n++) e.charCodeAt(r) === t.charCodeAt(n) && r++;
	return r === e.length;
}
function m(e, t, n) {
	let [r, i] = h(e, t), a = i.length + 1, o = new Uint8Array(a).fill(n + 1), s = Uint8Array.from({ length: a }, (e, t) => Math.min(t, n + 1));
	for (let e = 1; e <= r.length; e++) {
		let t = new Uint8Array(a).fill(n + 1), [c, l] = [Math.max(1, e - n), Math.min(i.length, e + n)];
		t[0] = e;
		let u = g(t, c - 1);
		for (let a = c; a <= l; a++) {
			let c = g(s, a - 1) + (r[e - 1] === i[a - 1] ? 0 : 1), l = r[e - 1] === i[a - 2] && r[e - 2] === i[a - 1] ? g(o, a - 2) + 1 : c, d = Math.min(g(s, a) + 1, g(t, a - 1) + 1, c, l, n + 1);
			t[a] = d, d < u && (u = d);
		}
		if (u > n) return n + 1;
		[o, s] = [s, t];
	}
	return g(s, i.length);
}
function h(e, t) {
	let n = Math.min(e.length, t.length), r = 0;
	for (; r < n && e[r] === t[r];) r++;
	let i = 0;
	for (; i < n - r && e[e.length - 1 - i] === t[t.length - 1 - i];) i++;
	return [e.slice(r, e.length - i), t.slice(r, t.length - i)];
}
function ee({ text: e, letters: t, allowed: n }, r) {
	let i = r.length - e.length;
	if (i > n || -i > n) return !1;
	le.set(t);
	let a = 0, o = n + Math.min(0, i);
	for (let e = 0; e < r.length; e++) {
		let t = (le[r.charCodeAt(e) % 32] ?? 0) - 1;
		if (le[r.charCodeAt(e) % 32] = t, t < 0 && ++a > o) return !1;
	}
	return !0;
}
function g(e, t) {
	return e[t] ?? Infinity;
}
function te(e, t, n, i = new r(Infinity)) {
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
	return o.sort((e, t) => e.score - t.score).slice(0, ue).map(({ thing: e }) => e);
}
var ne, re, ie, ae, oe, se, ce, le, ue, _ = t((() => {
	i(), ne = 30, re = 100, ie = /^[ -~]*$/, ae = /* @__PURE__ */ new Map(), oe = 2e6, se = 0, ce = 6, le = /* @__PURE__ */ new Int16Array(32), ue = 3;
}));
// lib/core/card/fact.ts
_();
var v = class e {
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
}, y = class e {
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
		return this.#i ??= v.lacking(this), this.#i;
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
		return this.#e === "known" ? this.#t === e ? v.yes : v.no : this.#e === "none" ? v.no : this.#s(e) ? this.#c([e]) : v.no;
	}
	isOneOf(...e) {
		return this.#e === "known" ? e.includes(this.#t) ? v.yes : v.no : this.#e === "none" ? v.no : e.some((e) => this.#s(e)) ? this.#c(e) : v.no;
	}
	above(e) {
		return this.#e === "known" ? typeof this.#t == "number" && this.#t > e ? v.yes : v.no : this.#e === "none" || this.#n.atMost !== void 0 && this.#n.atMost <= e ? v.no : this.#o;
	}
	asks(e) {
		if (this.#e === "known") return e(this.#t) ? v.yes : v.no;
		if (this.#e === "none") return v.no;
		let t = this.#n.among;
		return t ? t.some(e) ? t.every(e) && !this.#n.orNone ? v.yes : this.#o : v.no : this.#o;
	}
	isNone() {
		return this.#e === "missing" ? this.#n.orNone ? this.#o : v.no : this.#e === "none" ? v.yes : v.no;
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
		return t !== void 0 && !n && t.every((t) => e.includes(t)) ? v.yes : this.#o;
	}
};
function b(e, t) {
	if (!e.standIn?.includes(t)) return e[t];
}
function de(e, t) {
	return e[t] ?? "";
}
function fe(e, t) {
	let { attributes: n, label: r, set: i } = t, a = b(e, t.kind), o = n.map((r) => {
		let i = a === void 0 && r.name === t.kind ? pe(e, r, n) : ge(e, r, n, a);
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
function pe(e, t, n) {
	let [r] = t.shapes, i = n.filter(({ name: t }) => b(e, t) !== void 0 && b(e, t) !== null), a = i.find(({ bounds: e }) => e?.of === t.name && e.as === "among"), o = a ? b(e, a.name) : void 0, s = (r.is === "word" ? r.of ?? [] : []).filter((e) => o === void 0 || o.includes(e)).filter((e) => i.every((t) => !t.kinds || t.kinds.includes(e)));
	return y.missing(t.label, { among: s });
}
var [me, he] = [{ orNone: !0 }, { orNone: !1 }];
function ge(e, t, n, r) {
	if (r !== void 0 && t.kinds && !t.kinds.includes(r)) return y.none(t.label);
	let i = b(e, t.name);
	if (i === null) return y.none(t.label);
	if (i !== void 0) return y.known(t.label, i);
	let a = t.mayLack === !0 || r === void 0 && t.kinds !== void 0;
	if (!n.some(({ bounds: e }) => e?.of === t.name)) return y.missing(t.label, a ? me : he);
	let o = { orNone: a };
	for (let r of n) {
		if (r.bounds?.of !== t.name) continue;
		let n = b(e, r.name);
		n != null && (r.bounds.as === "atMost" ? o.atMost = n : o.among = n);
	}
	return y.missing(t.label, o);
}
// lib/core/card/overlay.ts
function _e(e, t, n) {
	let [r, i] = [b(t, e), b(n, e)];
	if (r !== void 0 && i !== void 0 && r !== i) return n;
	let a = Object.fromEntries(Object.entries(t)), o = new Set(t.standIn), s = { ...t.sources };
	for (let [e, r] of Object.entries(n)) {
		if (e === "name") continue;
		let i = n.standIn?.includes(e) === !0;
		if (i && e in t && !o.has(e)) continue;
		a[e] = r, i ? o.add(e) : o.delete(e);
		let c = n.sources?.[e];
		c === void 0 ? !i && !ve(r, b(t, e)) && delete s[e] : s[e] = c;
	}
	let { standIn: c, sources: l, ...u } = a;
	return {
		...u,
		...o.size > 0 ? { standIn: [...o] } : {},
		...Object.keys(s).length > 0 ? { sources: s } : {}
	};
}
function ve(e, t) {
	return JSON.stringify(e) === JSON.stringify(t);
}
// lib/cards/pool.ts
_();
var ye = 250, be = 200;
function xe({ attributes: e, kind: t }, n, r, i) {
	return fe(n, {
		attributes: e,
		kind: t,
		label: r,
		set: i
	});
}
function Se(e, t) {
	return s(Ce(e, t));
}
function Ce(e, t) {
	let n = e.numbered === void 0 ? void 0 : b(t, e.numbered);
	return n == null ? t.name : `${t.name} ${n}`;
}
var we = class e {
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
		let t = new Te(this.game), n = 0;
		for (let e of this.sets) for (let r of e.cards) t.add(r, e.id), ++n % ye === 0 && (yield);
		for (let [r, { card: i, set: a, first: o }] of t.all.entries()) {
			let t = this.#c(i, a, r, e.get(o));
			this.#e.push(t), this.#t.push(t.known), ++n % ye === 0 && (yield);
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
		if (e.length > be) return;
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
		let i = Ce(this.game, e), a = xe(this.game, e, i, t), o = s(i), c = {
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
}, Te = class {
	all = [];
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e) {
		this.#e = e;
	}
	add(e, t) {
		let n = s(e.name), r = this.#t.get(n) ?? [], i = Ee(this.#e, e, t, r);
		if (i) {
			i.card = _e(this.#e.kind, i.card, e), i.last = t;
			return;
		}
		let a = {
			card: e,
			set: t,
			first: Se(this.#e, e),
			last: t
		};
		this.all.push(a), this.#t.set(n, [...r, a]);
	}
};
function Ee(e, t, n, r) {
	let i = Se(e, t), a = r.find((t) => Se(e, t.card) === i);
	if (a) return a;
	let o = (t) => e.numbered !== void 0 && b(t, e.numbered) === void 0, s = r.filter((e) => e.last !== n && (o(t) || o(e.card)));
	return s.length === 1 ? s[0] : void 0;
}
// lib/core/table/place-names.ts
function x(e, t) {
	let n = e.index.spots[t];
	if (!n) return De(e, t - e.under(0));
	let [, r] = n.name.split(":"), { id: i, name: a, by: o } = n.zone;
	if (r === void 0) return a;
	let s = o === void 0 ? -1 : e.first(e.zone(`${o}:${r}`));
	return s < 0 ? `${a} ${r}` : o === i ? e.label(s) : `${a} ${e.label(s)}`;
}
function De(e, t) {
	return `${e.label(t)}${je(e, t) ? Oe(e, t) : ""}`;
}
function Oe(e, t) {
	return e.as(e.person, () => ` (${ke(e, t).join(", ")})`);
}
function ke(e, t) {
	let n = e.zoneOf(t), r = e.in(n), i = r.length === 1 ? [] : [Me(r.indexOf(t) + 1)], a = e.hostOf(t);
	return a < 0 ? [...i, x(e, n)] : [
		...i,
		e.label(a),
		...je(e, a) ? ke(e, a) : []
	];
}
function Ae(e, t) {
	return e.isUp(t) && e.isInPlay(e.zoneOf(t));
}
function je(e, t) {
	if (!Ae(e, t)) return !1;
	let n = e.label(t);
	for (let r = 0; r < e.size; r++) if (r !== t && e.label(r) === n && Ae(e, r)) return !0;
	return !1;
}
function Me(e) {
	return `${e}${Ne[Pe.select(e)]}`;
}
var Ne, Pe, Fe = t((() => {
	Ne = {
		one: "st",
		two: "nd",
		few: "rd",
		other: "th"
	}, Pe = new Intl.PluralRules("en", { type: "ordinal" });
}));
// lib/core/table/why-not.ts
Fe();
function Ie(e, { needs: t }, n, r) {
	if (t) {
		for (let i of t) if (i.holds(e, n, r) !== !0) return !1;
	}
	return !0;
}
function Le(e, t, n) {
	for (let r of n === void 0 ? Be(e, t) : [n]) for (let n of Ve(e, t, r)) if (Ie(e, t, r, n)) return !0;
	return !1;
}
var Re = [-1], ze = [""];
function Be(e, t) {
	return t.cards ? t.cards(e) : Re;
}
function Ve(e, t, n) {
	return t.targets ? t.targets(e, n) : ze;
}
function He(e, t, n, { card: r = -1, to: i = "" }) {
	let a = n.cite ?? t.cite, o = We(e, n, r), s = o === void 0 ? [] : [{
		id: "card",
		says: o,
		cite: a
	}], c = r >= 0 && r < e.size && !e.isHidden(r);
	if (o !== void 0 && !(n.cards && c)) return s;
	let l = Ge(e, n, r, i);
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
function Ue(e, t, n) {
	return t.moves.flatMap((r) => {
		if (r.isForPerson || !r.cards?.(e).includes(n) || Le(e, r, n)) return [];
		let i = Ve(e, r, n), a = (i.length === 0 ? ze : i).map((i) => He(e, t, r, {
			do: r.do,
			card: n,
			...i === "" ? {} : { to: i }
		})).reduce((e, t) => t.length < e.length ? t : e);
		return [{
			what: r.says,
			lacks: a
		}];
	});
}
function We(e, t, n) {
	if (!t.cards) return n === -1 ? void 0 : "names a card, but is done with none";
	let { of: r = "a card" } = t;
	if (n === -1) return `needs ${r}`;
	if (n < 0 || n >= e.size) return `needs ${r}, and there is no card ${n}`;
	if (!t.cards(e).includes(n)) return e.isHidden(n) ? `needs ${r}, and that card is hidden from you` : `needs ${r}; ${e.known(n)} is in ${x(e, e.zoneOf(n))}`;
}
function Ge(e, t, n, r) {
	if (!t.targets) return r === "" ? void 0 : "names a place, but needs none";
	let i = t.targets(e, n);
	if (i.includes(r) || t.takes?.(e, r)) return;
	let a = t.at?.(e, n) ?? "a place";
	return i.length === 0 ? `needs ${a}, and there is none` : r === "" ? `needs ${a}` : `needs ${a}, not ${Ke(e, r)}`;
}
function Ke(e, t) {
	let n = /^#\d+$/.test(t) ? Number(t.slice(1)) : -1;
	if (n >= 0 && n < e.size) return e.isUp(n) ? De(e, n) : e.known(n);
	let r = e.zone(t);
	return r >= 0 ? x(e, r) : `“${t}”`;
}
function qe({ what: e, lacks: t }) {
	let n = [...new Set(t.map(({ cite: { part: e, page: t } }) => t === void 0 ? e : `${e}, p. ${t}`))];
	return `${e}: ${t.map(({ says: e }) => e.replace(/\.$/, "")).join("; ")} (${n.join("; ")}).`;
}
// lib/core/table/allowed.ts
var Je = { do: "pass" };
function Ye(e, t, n) {
	for (let r of Be(e, t)) for (let i of Ve(e, t, r)) Ie(e, t, r, i) && n.push({
		do: t.do,
		...r < 0 ? {} : { card: r },
		...i === "" ? {} : { to: i }
	});
}
function S({ moves: e }, t) {
	for (let n of e) if (n.do === t) return n;
}
function Xe(e, t, n, r) {
	if (!n) return r.do === Je.do && r.card === void 0 && r.to === void 0 && Ze(e, t);
	let { card: i = -1, to: a = "" } = r;
	return (n.cards ? !n.cards(e).includes(i) : i !== -1) || (n.targets ? !n.targets(e, i).includes(a) && !n.takes?.(e, a) : a !== "") ? !1 : Ie(e, n, i, a);
}
function Ze(e, t) {
	return t.mayPass?.(e) ?? !0;
}
// lib/core/table/frame.ts
function C(e, t, n = Qe) {
	return {
		phase: e,
		side: t,
		args: n,
		begun: !1,
		leaving: !1
	};
}
var Qe, $e, et = t((() => {
	Qe = {}, $e = "A face-down card";
}));
// lib/core/table/board.ts
function tt(e) {
	let t = {}, n = 0;
	for (let { id: r, slots: i = 1 } of e) t[r] = n, n += i;
	return t;
}
function nt(e) {
	return Object.fromEntries(e.map(({ id: e }, t) => [e, t]));
}
var rt, it = t((() => {
	rt = {
		is: "exhausted",
		again: "ready",
		spend: "Exhaust",
		restore: "Make ready"
	};
}));
et(), _(), it(), Fe();
var at = 999, ot = 80;
function st(e, { free: t, to: n = "" }) {
	if (t === "move") return "A card cannot lie on itself, or on a card that lies on it.";
	if (t === "note") return `A note has at most ${ot} letters.`;
	if (t === "roll") return `The table has dice with ${o(_t.map(String))} sides.`;
	let r = e.zone(n);
	return e.count(r) === 0 ? `No card lies in ${x(e, r)}.` : "Look at one card or more.";
}
function ct(e, t, n) {
	let r = dt(t, n) ?? ft(t, n) ?? e.forbids?.(t, n) ?? pt(t, n) ?? mt(t, n);
	if (r !== void 0) return r;
	let i = n.card === void 0 ? -1 : t.zoneOf(n.card);
	t.beats?.move(t.side, n);
	let a = gt[n.free](t, n);
	if (a === void 0) return t.beats?.begin(), st(t, n);
	t.played++, t.log?.push({
		at: t.played,
		turn: t.turn,
		phase: t.top.phase,
		text: a,
		free: !0
	}), n.free === "move" && e.afterFreeMove?.(t, n.card ?? -1, i);
}
var lt = [
	"move",
	"look",
	"search",
	"shuffle"
], ut = [
	"move",
	"exhaust",
	"ready",
	"turn",
	"note",
	"reveal"
];
function dt(e, { free: t, card: n }) {
	return Object.hasOwn(gt, t) ? n === void 0 ? ut.includes(t) ? `The free move “${t}” needs a card.` : void 0 : Number.isInteger(n) && n >= 0 && n < e.size ? void 0 : "There is no card with that number." : `There is no free move “${t}”.`;
}
function ft(e, { free: t, card: n, to: r }) {
	let i = t === "counter" ? "counter" : lt.includes(t) ? "zone" : void 0;
	if (i !== void 0) return r === void 0 ? `The free move “${t}” needs a ${i}.` : (i === "zone" ? e.zone(r) >= 0 : ht(e, n, r) >= 0) ? void 0 : `There is no ${i} “${r}”.`;
}
function pt(e, { free: t, to: n = "" }) {
	let r = t === "move" ? e.zone(n) - e.under(0) : -1;
	if (r < 0) return;
	let i = r;
	for (; e.hostOf(i) >= 0;) i = e.hostOf(i);
	if (!e.isInPlay(e.zoneOf(i))) return `Nothing can be laid on ${e.label(r)}: it is not in play.`;
}
function mt(e, { free: t, card: n, to: r = "", by: i = 1 }) {
	let a = t === "counter" ? ht(e, n, r) : -1;
	if (a < 0) return;
	let o = n === void 0 ? e.get(a) : e.token(n, a), { name: s, mayBeNegative: c } = (n === void 0 ? e.board.counters : e.board.tokens)[a];
	return !Number.isInteger(i) || Math.max(Math.abs(i), Math.abs(o + i)) > at ? `A number at the table is at most ${at}, and at least -${at} (${s} now ${o}).` : i < 0 && o + i < 0 && !c ? `${s} cannot fall below 0 (now ${o}).` : void 0;
}
function ht(e, t, n) {
	return (t === void 0 ? e.board.counters : e.board.tokens).findIndex(({ id: e, hidden: t }) => e === n && !t);
}
var gt = {
	move: (e, { card: t = -1, to: n = "", bottom: r }) => {
		let i = e.zone(n);
		if (i < 0 || yt(e, i, t)) return;
		let a = e.isInPlay(e.zoneOf(t)) && e.isInPlay(i);
		e.move(t, i, r ? "bottom" : "usual", a ? e.isUp(t) : void 0);
		let o = e.nameOf(i).startsWith("under:") ? "under" : r ? "to the bottom of" : "to";
		return `${e.label(t)} goes ${o} ${x(e, i)}.`;
	},
	counter: (e, { card: t, to: n = "", by: r = 1 }) => {
		let i = t === void 0 ? e.board.counters : e.board.tokens, a = ht(e, t, n), o = (t === void 0 ? e.get(a) : e.token(t, a)) + r;
		return t === void 0 ? e.set(a, o) : e.setToken(t, a, o), `${t === void 0 ? "" : `${e.label(t)}: `}${i[a]?.name} ${o} now.`;
	},
	exhaust: (e, { card: t = -1 }) => (e.exhaust(t), `${e.label(t)} is ${vt(e).is}.`),
	ready: (e, { card: t = -1 }) => (e.exhaust(t, !1), `${e.label(t)} is ${vt(e).again} again.`),
	turn: (e, { card: t = -1 }) => (e.turnUp(t, !e.isUp(t)), e.isUp(t) ? `${e.label(t)} is turned face up.` : `${e.label(t)} is turned face down.`),
	note: (e, { card: t = -1, text: n = "" }) => {
		if (!(n.length > ot)) return n === "" ? e.notes.delete(t) : e.notes.set(t, n), e.beats?.card(t), `${e.label(t)}: ${n === "" ? "the note is gone" : `“${n}”`}.`;
	},
	reveal: (e, { card: t = -1 }) => (e.see(t), `${e.label(t)} is revealed.`),
	look: (e, { to: t = "", by: n = 1 }) => {
		let r = e.in(e.zone(t)).slice(0, Math.max(n, 0));
		for (let t of r) e.see(t);
		return r.length === 0 ? void 0 : `Looked at the top ${r.length} of ${x(e, e.zone(t))}.`;
	},
	search: (e, { to: t = "" }) => {
		for (let n of e.in(e.zone(t))) e.see(n);
		return e.count(e.zone(t)) === 0 ? void 0 : `Searched ${x(e, e.zone(t))}.`;
	},
	shuffle: (e, { to: t = "" }) => {
		if (e.count(e.zone(t)) !== 0) return e.shuffle(e.zone(t)), `Shuffled ${x(e, e.zone(t))}.`;
	},
	roll: ({ dice: e }, { by: t = 2 }) => {
		if (!_t.includes(t)) return;
		let n = e.below(t);
		return t === 2 ? `A coin is flipped: ${n === 0 ? "heads" : "tails"}.` : `A d${t} is rolled: ${n + 1}.`;
	}
}, _t = [
	2,
	4,
	6,
	8,
	10,
	12,
	20
];
function vt({ board: e }) {
	return e.spent ?? rt;
}
function yt(e, t, n) {
	for (let r = t - e.under(0); r >= 0; r = e.hostOf(r)) if (r === n) return !0;
	return !1;
}
// lib/core/sentences.ts
function bt(e) {
	return (e ?? "").split(/(?<=[.!?])\s+/).filter((e) => e.trim() !== "");
}
var xt = t((() => {}));
// lib/core/table/left-to-you.ts
xt();
function St(e, t, n) {
	let r = bt(t.card(n).text).filter((r) => !e.texts?.carriesOut(t.card(n), r) && !e.carriesOut?.(t, n, r));
	return r.length === 0 ? void 0 : r.join(" ");
}
function Ct(e, t) {
	for (let n of t.used) {
		let r = !t.isUp(n) && t.isInPlay(t.zoneOf(n)) ? void 0 : St(e, t, n);
		r !== void 0 && t.say(() => `${t.label(n)}: ${r}`, n);
	}
}
// lib/core/table/result.ts
function wt({ own: e, theirs: t = 0 }) {
	return e - t;
}
// lib/core/memo.ts
function w(e) {
	let t = /* @__PURE__ */ new WeakMap(), n, r;
	return (i) => {
		if (i === n && r !== void 0) return r;
		let a = t.get(i);
		return a === void 0 && (a = e(i), t.set(i, a)), n = i, r = a, a;
	};
}
var Tt = t((() => {}));
// lib/core/table/seats.ts
function T({ seats: [e, t] }) {
	return (e === "person" || e === "pilot") && (t === "person" || t === "pilot");
}
function Et({ cards: e }) {
	return e.filter(({ side: e }) => e === void 0);
}
function Dt(e, t) {
	let { id: n, cards: r, isIdle: i } = t;
	if (e.opposite === n) return e;
	let a = Ft(e.cards), o = a.get(t) ?? [...Et(e), ...r];
	a.set(t, o);
	let s = n === "nobody" ? "nobody" : i ? "script" : "pilot";
	return {
		...e,
		cards: o,
		seats: [e.seats[0], s],
		opposite: n
	};
}
function Ot(e, t) {
	let n = t === e.opposite ? void 0 : e.opponents?.find((e) => e.id === t);
	return n ? Dt(e, n) : e;
}
function kt(e, t) {
	let n = (e.opponents ?? []).filter(({ id: e }) => e !== t.id);
	return {
		...e,
		opponents: [...n, t]
	};
}
function At(e, { seed: t, opposite: n, origin: r }) {
	let i = Ot(e, n);
	return {
		...r?.seats[1] === "person" && jt(i) || i,
		seed: t
	};
}
function jt(e) {
	let [t, n] = e.seats;
	return T(e) ? {
		...e,
		seats: [n, t]
	} : void 0;
}
var Mt, Nt, Pt, Ft, E = t((() => {
	Tt(), Mt = "nobody", Nt = {
		seats: ["person", "nobody"],
		opposite: Mt
	}, Pt = {
		id: Mt,
		name: Mt,
		list: [],
		isWhole: !0
	}, Ft = w((e) => /* @__PURE__ */ new Map());
}));
// lib/core/table/sides.ts
function It({ player: e, between: t, theirs: n }) {
	let r = ({ theirs: e, ...t }) => ({
		...t,
		id: `enemy-${t.id}`,
		name: n(t.name),
		...e
	}), i = ({ theirs: e, ...t }) => t, a = (e, t) => [
		...e.map(i),
		...e.map(r),
		...t
	], o = a(e.zones, t.zones), s = a(e.counters, t.counters);
	return {
		zones: o,
		counters: s,
		ZONE: tt(o),
		COUNTER: nt(s),
		sides: {
			places: e.zones.reduce((e, { slots: t = 1 }) => e + t, 0),
			counters: e.counters.length
		}
	};
}
function Lt(e) {
	return +(e === 0);
}
function Rt({ places: e }, t) {
	return t.map((t) => t + e);
}
function zt(e, t) {
	return [...t, ...Rt(e, t)];
}
function Bt(e, t, n) {
	return e.index.zoneFor(e.side, e.index.zoneFor(e.ownerOf(t), n));
}
var Vt, D = t((() => {
	it(), Vt = {
		face: "down",
		hides: !0
	};
}));
E(), D();
var Ht = class e {
	#e;
	#t;
	#n;
	#r;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	static of(t) {
		let [n, r] = [Ut(t, 2654435769), Ut(t, 608135816)], i = new e(n, r, Ut(t, 3084996962), 1);
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
function Ut(e, t) {
	let n = t | 0;
	for (let t = 0; t < e.length; t++) n = Math.imul(n ^ e.charCodeAt(t), 2246822507), n = (n << 13 | n >>> 19) ^ t;
	return n = Math.imul(n ^ n >>> 16, 3266489909), n ^ n >>> 15;
}
var Wt = [4, 8], Gt = Wt[0] | Wt[1], Kt = class {
	#e;
	all;
	constructor(e, t) {
		this.#e = e, this.all = t.slice();
	}
	has(e, t) {
		return t !== 1 && this.#e.reads(1), ((this.all[e] ?? 0) & t) !== 0;
	}
	put(e, t, n) {
		let r = this.all[e];
		r !== void 0 && (this.all[e] = n ? r | t : r & ~t), this.#e[t === 1 ? "moves" : "marks"]++;
	}
	lay(e, t, n) {
		this.all[e] = +!!t | (n ? (this.all[e] ?? 0) & 2 : 0);
	}
	follow(e, t) {
		let n = e.map((e) => this.all[e] ?? 0);
		for (let [e, r] of t.entries()) this.all[r] = n[e] ?? 0;
		this.#e.moves++;
	}
	unsee(e) {
		this.put(e, Gt, !1);
	}
};
// lib/core/table/kept.ts
function qt(e, t = !1) {
	let n = Yt++;
	return (r, i = -1) => {
		let { kept: a } = r;
		a.shelves[n] ??= {
			stamps: [],
			values: []
		};
		let { stamps: o, values: s } = a.shelves[n], c = 2 * i + 2 + (t && i >= 0 ? 0 : r.side), l = o[c] ?? 0, u = a.stamp(l & 3) === l;
		if (u && !Xt) return a.reads(l & 3), s[c];
		let d = a.depth;
		a.depth = 0;
		let f = e(r, i);
		return u && Xt?.(s[c], f), o[c] = a.stamp(a.depth), s[c] = f, a.reads(d), f;
	};
}
var Jt, Yt, Xt, Zt = t((() => {
	Jt = class {
		shelves = [];
		moves = 1;
		marks = 0;
		others = 0;
		depth = 0;
		stamp(e) {
			return 4 * (this.moves + (e > 0 ? this.marks : 0) + (e > 1 ? this.others : 0)) + e;
		}
		reads(e) {
			e > this.depth && (this.depth = e);
		}
	}, Yt = 0;
}));
// lib/core/table/piles.ts
Zt();
function Qt(e, t) {
	let n = e.length - 1;
	for (let r = e.indexOf(t); r < n; r++) e[r] = e[r + 1];
	e.pop();
}
function $t(e, t) {
	e.push(t);
	for (let t = e.length - 1; t > 0; t--) e[t] = e[t - 1];
	e[0] = t;
}
function en(e, t, n) {
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
function tn(e, t, { turn: n, start: { seed: r, beside: i }, dice: a }) {
	let o = n === 0 && e.every((t, n) => n === 0 || t > (e[n - 1] ?? t));
	if (!i || !o) {
		a.shuffle(e);
		return;
	}
	let s = new Map(e.map((e) => [i.places[e] ?? -1, e]));
	s.delete(-1);
	let c = i.left.flatMap((e) => e.zone === t ? [e.place] : []), l = [...s.keys(), ...c].sort((e, t) => e - t);
	a.shuffle(l);
	let u = l.flatMap((e) => s.get(e) ?? []), d = Ht.of(`${t} ${r}`);
	for (let t of e) (i.places[t] ?? -1) < 0 && u.splice(d.below(u.length + 1), 0, t);
	e.splice(0, e.length, ...u);
}
// lib/core/table/tokens.ts
var nn = class {
	#e;
	#t;
	#n;
	constructor(e, t, n) {
		this.#e = e, this.#t = t, this.#n = n ? n.#n.map((e) => e?.slice()) : [];
	}
	get(e, t) {
		return this.#e.reads(1), this.#n[t]?.[e] ?? 0;
	}
	set(e, t, n) {
		this.get(e, t) !== n && (this.#n[t] ??= Array(this.#t).fill(0), this.#n[t][e] = n | 0, this.#e.marks++);
	}
	hasHad(e) {
		return this.#e.reads(1), this.#n[e] !== void 0;
	}
	follow(e, t) {
		for (let n of this.#n) {
			let r = e.map((e) => n?.[e] ?? 0);
			if (n) for (let [e, i] of t.entries()) n[i] = r[e] ?? 0;
		}
		this.#e.marks++;
	}
	clear(e) {
		for (let t of this.#n) t && (t[e] = 0);
	}
}, rn = {
	isPile: !1,
	isPlay: !0,
	isUp: !0
}, an = class {
	spots;
	holders;
	#e;
	#t;
	#n = /* @__PURE__ */ new Map();
	#r = /* @__PURE__ */ new WeakMap();
	#i = /* @__PURE__ */ new WeakMap();
	constructor(e) {
		this.#e = e, this.spots = e.zones.flatMap(ln);
		for (let [e, { name: t }] of this.spots.entries()) this.#n.set(t, e);
		this.#t = e.sides ?? {
			places: 0,
			counters: 0
		}, this.holders = this.spots.map(({ isPile: e }, t) => e ? void 0 : this.sideOf(t));
	}
	sideOf(e) {
		let { places: t } = this.#t;
		return e < t ? 0 : e < 2 * t ? 1 : void 0;
	}
	zoneFor(e, t) {
		return e === 0 ? t : cn(t, this.#t.places);
	}
	counterFor(e, t) {
		return e === 0 ? t : cn(t, this.#t.counters);
	}
	lie(e) {
		return this.spots[e] ?? rn;
	}
	isHeld(e, t) {
		return this.lie(e).isUp && !this.lie(this.zoneFor(t, e)).isUp;
	}
	owners(e) {
		let t = this.#i.get(e);
		if (t) return t;
		let n = e.map(({ side: e }) => e ?? 0);
		return this.#i.set(e, n), n;
	}
	number(e, t) {
		let n = this.#n.get(e);
		if (n !== void 0) return n;
		let r = Number(e.slice(e.indexOf(":") + 1)), i = t[r];
		return i && e === `${this.holder(i.card)}:${r}` ? this.spots.length + r : -1;
	}
	holder(e) {
		return this.#e.holds?.(e) ?? "under";
	}
	deal(e) {
		let t = this.#r.get(e);
		if (t) return t;
		let n = this.#a(e);
		return this.#r.set(e, n), n;
	}
	#a(e) {
		let t = this.spots.map(() => void 0);
		return {
			zones: t,
			zoneOf: e.map(({ from: n, side: r }, i) => {
				let a = this.zoneFor(r ?? 0, this.number(this.#e.begins[n] ?? "", e));
				if (a < 0) throw Error(`no zone begins with ${n}`);
				return t[a] ??= [], t[a].push(i), a;
			})
		};
	}
}, on = /* @__PURE__ */ new WeakMap();
function sn(e) {
	let t = on.get(e);
	if (t) return t;
	let n = new an(e);
	return on.set(e, n), n;
}
function cn(e, t) {
	return e < t ? e < 0 ? e : e + t : e < 2 * t ? e - t : e;
}
function ln(e) {
	let { id: t, slots: n, as: r, face: i, hides: a = !1 } = e, o = {
		isPile: r === "pile",
		isPlay: r === "play",
		isUp: i === "up"
	};
	return n === void 0 ? [{
		name: t,
		zone: e,
		isSecret: a,
		...o
	}] : Array.from({ length: n }, (n, r) => ({
		name: `${t}:${r + 1}`,
		zone: e,
		isSecret: a,
		...o
	}));
}
// lib/core/table/table.ts
var un = [], dn = class e {
	board;
	index;
	start;
	dice;
	kept = new Jt();
	turn;
	played;
	lastOpen;
	#e;
	notes;
	log;
	turnEnds;
	touched;
	answers;
	beats;
	used = /* @__PURE__ */ new Set();
	running;
	#t;
	#n;
	#r;
	#i;
	#a;
	person;
	#o;
	#s;
	constructor(e, t, n, r) {
		this.board = e, this.index = n?.index ?? sn(e), this.start = t, this.#s = this.index.owners(t.cards);
		let { zones: i, zoneOf: a } = n ? {
			zones: n.#t,
			zoneOf: n.#n
		} : this.index.deal(t.cards);
		this.dice = r ?? (n ? n.dice.copy() : Ht.of(t.seed)), this.#t = i.map((e) => e?.slice()), this.#n = a.slice();
		let o = n ? n.#r.all : a.map((e) => +!!this.index.lie(e).isUp);
		this.#r = new Kt(this.kept, o), this.#i = new nn(this.kept, t.cards.length, n ? n.#i : void 0), this.#a = n ? n.#a.slice() : e.counters.map(() => 0), this.#e = (n ? n.#e : [C("", 0)]).map((e) => ({ ...e })), this.running = this.top, this.log = r ? void 0 : n?.log?.slice(), this.#o = n?.side ?? 0, this.person = +(t.seats[1] === "person"), this.turn = n?.turn ?? 0, this.played = n?.played ?? 0, this.lastOpen = n?.lastOpen ?? 0, this.notes = new Map(n?.notes);
	}
	copy() {
		return new e(this.board, this.start, this);
	}
	imagined(t, n = this.person) {
		let r = new e(this.board, this.start, this, t), i = [];
		for (let [e, { isPile: t, isUp: a, zone: o }] of this.index.spots.entries()) {
			let s = this.index.zoneFor(n, e);
			o.hides ? i.push(s) : t && !a && r.#l([s], n);
		}
		return r.#l(i, n), r;
	}
	get size() {
		return this.start.cards.length;
	}
	get stack() {
		return this.kept.depth = 2, this.kept.others++, this.#e;
	}
	get top() {
		return this.kept.depth = 2, this.#e[this.#e.length - 1];
	}
	isIn(e) {
		return this.top.phase === e;
	}
	get side() {
		return this.#o;
	}
	get isPersons() {
		return this.#o === this.person;
	}
	turnTo(e) {
		let t = this.#o;
		return this.#o = e, t;
	}
	as(e, t) {
		let n = this.turnTo(e), r = t();
		return this.turnTo(n), r;
	}
	ownerOf(e) {
		return this.#s[e] ?? 0;
	}
	controllerOf(e) {
		return this.index.holders[this.#n[e] ?? -1] ?? this.ownerOf(e);
	}
	isTheirs(e) {
		return this.controllerOf(e) !== this.#o;
	}
	#c(e) {
		return this.index.zoneFor(this.#o, e);
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
		return this.index.lie(this.#c(e)).isPlay;
	}
	in(e) {
		return this.#t[this.#c(e)] ?? un;
	}
	count(e) {
		return this.#t[this.#c(e)]?.length ?? 0;
	}
	first(e) {
		return this.#t[this.#c(e)]?.[0] ?? -1;
	}
	zoneOf(e) {
		return this.#c(this.#n[e] ?? -1);
	}
	hostOf(e) {
		return Math.max(this.zoneOf(e) - this.index.spots.length, -1);
	}
	move(e, t, n = "usual", r) {
		let i = this.#n[e] ?? -1;
		Qt(this.#t[i], e);
		let a = this.#c(t), o = this.index.lie(a), s = this.#t[a] ?? [];
		this.#t[a] = s, this.kept.moves++, this.touched?.add(e), this.log && o.isPlay && (r ?? o.isUp) && !(this.isUp(e) && this.index.lie(i).isPlay) && this.use(e), o.isPile && n === "usual" ? $t(s, e) : s.push(e), this.#n[e] = a, this.#r.lay(e, r ?? o.isUp, o.isPlay), o.isPlay || this.#i.clear(e), o.isPlay || this.notes.delete(e), this.beats?.card(e);
	}
	draw(e, t, n) {
		let r = this.in(e).slice(0, Math.max(Math.ceil(n), 0));
		for (let e of r) this.move(e, t);
		return r.length;
	}
	shuffle(e) {
		let t = this.#c(e), n = this.#t[t] ?? [];
		this.kept.moves++, tn(n, this.nameOf(t), this);
		for (let e of n) this.#r.unsee(e);
		this.beats?.shuffle(t);
	}
	isUp(e) {
		return this.#r.has(e, 1);
	}
	turnUp(e, t = !0) {
		t && !this.isUp(e) && this.isInPlay(this.zoneOf(e)) && this.use(e), this.#r.put(e, 1, t), this.beats?.card(e);
	}
	isExhausted(e) {
		return this.#r.has(e, 2);
	}
	exhaust(e, t = !0) {
		this.#r.put(e, 2, t), this.beats?.card(e);
	}
	isSeen(e, t = this.person) {
		return this.#r.has(e, Wt[t]);
	}
	isKnown(e, t = this.person) {
		let n = this.#n[e] ?? -1;
		return this.isSeen(e, t) || this.isUp(e) && !this.index.isHeld(n, t) ? !0 : this.index.lie(n).isPile && this.#t[n]?.[0] === e && this.sum("bare", e) > 0;
	}
	isKnownTo(e, t) {
		return this.index.spots[this.index.zoneFor(e, this.#n[t] ?? -1)]?.isSecret !== !0 || this.isKnown(t, e);
	}
	isHidden(e) {
		return !this.isKnownTo(this.person, e);
	}
	known(e) {
		return this.isHidden(e) ? $e : this.label(e);
	}
	see(e) {
		this.touched?.add(e), this.#r.put(e, Wt[this.#o], !0), this.beats?.card(e);
	}
	token(e, t) {
		return this.#i.get(e, t);
	}
	setToken(e, t, n) {
		this.#i.set(e, t, n), this.beats?.card(e);
	}
	hasHad(e) {
		return this.#i.hasHad(e);
	}
	get(e) {
		return this.kept.depth = 2, this.#a[this.index.counterFor(this.#o, e)] ?? 0;
	}
	set(e, t) {
		let n = this.index.counterFor(this.#o, e);
		this.#a[n] = t | 0, this.kept.others++, this.beats?.counter(n);
	}
	add(e, t) {
		this.set(e, this.get(e) + t);
	}
	get args() {
		return this.kept.depth = 2, this.running.args;
	}
	note(e, t, n = this.running) {
		n.args = {
			...n.args,
			[e]: t
		}, this.kept.others++;
	}
	call(e, t = Qe, n = this.#o) {
		this.stack.push(C(e, n, t));
	}
	tell(e, t, n = !1) {
		this.board.texts?.tell(this, e, t, n);
	}
	sum(e, t) {
		return this.board.texts?.sum(this, e, t) ?? 0;
	}
	said(e, t) {
		return this.board.texts?.said(this, e, t) ?? un;
	}
	leave() {
		this.running.leaving = !0;
	}
	use(e) {
		this.log && this.used.add(e);
	}
	say(e, t) {
		if (!this.log) return;
		let { played: n, turn: r, running: i } = this, a = this.isPersons ? "" : `${this.board.sides?.name}: `, o = t === void 0 ? {} : { left: t };
		this.log.push({
			at: n,
			turn: r,
			phase: i.phase,
			text: `${a}${e()}`,
			...o
		});
	}
	#l(e, t) {
		let n = e.map((e) => this.#t[e] ?? []), r = n.flat(), i = (e) => this.isKnown(e, t) || this.count(this.under(e)) > 0;
		for (let [t, r] of en(n, i, this.dice)) this.#n[t] = e[r] ?? -1;
		this.#r.follow(r, n.flat()), this.#i.follow(r, n.flat());
	}
};
et(), Fe();
var fn = 1e4, pn = class {
	goldfish;
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e, t = e.autopilot) {
		this.goldfish = e;
		let { setup: n, phases: r, called: i, autopilot: a } = e, o = [...n, ...r];
		for (let [e, n] of [...o, ...i].entries()) {
			let { id: i } = n;
			if (this.#t.has(i)) throw Error(`two phases are called ${i}`);
			let s = (e) => e.in?.includes(i) ?? !0, c = a.filter(s), l = t === a ? c : t.filter(s);
			this.#t.set(i, {
				phase: n,
				policies: c,
				own: l,
				following: o[e + 1] ?? r[0]
			});
		}
		this.#e = o[0];
	}
	open(e, t = !0) {
		return this.openAgain(e, t).table;
	}
	openAgain(e, t = !0, n) {
		let r = new dn(this.goldfish, e);
		t && (r.log = []), r.answers = [[]];
		let i = this.#a(r, n);
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
			by: wt(this.goldfish.score(e))
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
	get kinds() {
		return [...this.#t.values()].flatMap(({ phase: e }) => e.moves);
	}
	moves(e) {
		if (this.isOver(e)) return [];
		let t = this.#r(e.top.phase), n = [];
		for (let r of t.phase.moves) Ye(e, r, n);
		return Ze(e, t.phase) && n.push(Je), n;
	}
	says(e, { do: t, to: n }) {
		let r = this.#r(e.top.phase), i = S(r.phase, t);
		if (!i) return {
			what: "Pass",
			...r.phase.passing !== void 0 && { where: r.phase.passing }
		};
		if (n === void 0) return {
			what: i.tells?.(e) ?? i.says,
			uses: i.uses
		};
		let a = e.zone(n), o = /^#\d+$/.test(n) ? De(e, Number(n.slice(1))) : n;
		return {
			what: i.says,
			where: i.names?.(e, n) ?? (a >= 0 ? x(e, a) : o)
		};
	}
	keyed(e, t) {
		let n = this.phase(e).moves.find((e) => e.key === t);
		return n ? this.moves(e).find((e) => e.do === n.do) : void 0;
	}
	allows(e, t) {
		let n = this.#r(e.top.phase);
		return Xe(e, n.phase, S(n.phase, t.do), t);
	}
	isForPerson(e, t) {
		let { moves: n } = this.phase(e), r = n.find((e) => e.do === t.do);
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
		let i = S(n.phase, t.do);
		if (!i) return this.#n(e, r, t);
		let a = He(e, r, i, t);
		return a.length === 0 ? void 0 : {
			what: i.says,
			lacks: a
		};
	}
	#n(e, t, n) {
		let { cite: r } = t;
		if (n.do === Je.do) {
			if (n.card !== void 0 || n.to !== void 0) return {
				what: "Pass",
				lacks: [{
					id: "card",
					says: "names no card and no place",
					cite: r
				}]
			};
			let i = `first do this: ${t.asks?.(e) ?? t.says}`;
			return Ze(e, t) ? void 0 : {
				what: "Pass",
				lacks: [{
					id: "choice",
					says: i,
					cite: r
				}]
			};
		}
		let i = [...this.#t.values()].filter((e) => S(e.phase, n.do)), [a] = i, o = a && S(a.phase, n.do);
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
			lacks: [s, ...c ? [] : He(e, a.phase, o, n)]
		};
	}
	closed(e, t) {
		if (this.isOver(e)) return [];
		let n = this.phase(e), r = Ue(e, n, t);
		if (r.length > 0 || gn(e, n.moves, t)) return r;
		let [i] = this.goldfish.phases.filter(({ id: r, moves: i }) => r !== n.id && gn(e, i, t)), [a] = i?.moves.filter((n) => n.cards?.(e).includes(t)) ?? [], o = a && this.#n(e, n, {
			do: a.do,
			card: t
		});
		return o ? [{
			...o,
			lacks: o.lacks.slice(0, 1)
		}] : [];
	}
	wastes(e, { do: t, card: n = -1, to: r = "" }) {
		return S(this.phase(e), t)?.wastes?.(e, n, r);
	}
	isElsewhere(e, t) {
		return this.phase(e).moves.some((e) => e.cards && !e.isElsewhere) && this.putsAway(e, t);
	}
	putsAway(e, t) {
		return S(this.phase(e), t)?.isElsewhere === !0;
	}
	play(e, t, n) {
		if (e.beats?.begin(), this.isOver(e)) return "The game is over.";
		let r = e.turn === 0;
		if (e.used.clear(), "free" in t) {
			if (!this.isOpen(e)) return `First finish what has begun: ${this.phase(e).name}.`;
			let n = ct(this.goldfish, e, t);
			if (n !== void 0) return n;
		} else {
			let n = this.#r(e.top.phase);
			if (!Xe(e, n.phase, S(n.phase, t.do), t)) return this.#i(e, t);
			e.played++, this.isOpen(e) && (e.lastOpen = e.played), this.#s(e, n, t);
		}
		e.answers?.push([]);
		let i = this.#a(e, n);
		return e.log && !r && !this.isOver(e) && Ct(this.goldfish, e), i;
	}
	advise(e) {
		if (this.isOver(e)) return;
		let { phase: t, own: n, policies: r } = this.#r(e.top.phase);
		return hn(e.isPersons ? n : r, e) || (Ze(e, t) ? {
			move: Je,
			says: "There is nothing better to do, so pass."
		} : e.isPersons && n !== r ? hn(r, e) : void 0);
	}
	#r(e) {
		let t = this.#t.get(e);
		if (!t) throw Error(`there is no phase ${e}`);
		return t;
	}
	#i(e, t) {
		let n = this.whyNot(e, t);
		if (!n) throw Error(`${t.do} is refused, but lacks nothing`);
		return qe(n);
	}
	#a(e, t) {
		for (let n = 0; n < fn; n++) {
			e.turnTo(e.person);
			let n = this.goldfish.result(e);
			if (n) return e.say(() => n.says), mn(t);
			let r = e.top;
			if (e.running = r, e.kept.others++, e.turnTo(r.side), r.phase === "") this.#d(e, this.#e);
			else if (this.#c(e, r, this.#r(r.phase))) {
				if (this.isOver(e)) continue;
				if (e.isPersons) return mn(t);
				let n = this.#o(e, this.#r(r.phase), t);
				if (n === void 0) continue;
				return e.turnTo(e.person), n;
			}
		}
		throw Error(`the phases after ${e.top.phase} never come to a choice`);
	}
	#o(e, t, n) {
		let r = n ? n.next().value : this.advise(e)?.move;
		if (n && !r) return "The other side has to do more here now than it did.";
		if (!r) throw Error(`whoever is opposite has nothing to do in ${t.phase.id}`);
		if (n && !Xe(e, t.phase, S(t.phase, r.do), r)) return `${e.board.sides?.name}: ${this.#i(e, r)}`;
		e.answers?.at(-1)?.push(r), this.#s(e, t, r);
	}
	#s(e, t, n) {
		let { do: r, card: i = -1, to: a = "" } = n;
		e.beats?.move(e.side, n);
		let o = S(t.phase, r);
		o ? o.play(e, i, a) : t.phase.pass ? t.phase.pass(e) : e.leave();
	}
	#c(e, t, n) {
		let { phase: r } = n;
		return t.begun ? t.leaving || r.moves.length === 0 ? (this.#l(e, t, n), !1) : (r.run?.(e), t.leaving || e.top !== t ? !1 : (this.goldfish.enforce?.(e), e.top === t)) : (t.begun = !0, r.begin?.(e, t.args), !1);
	}
	#l(e, { args: t, side: n, isSecond: r }, { phase: i, following: a }) {
		if (e.stack.length > 1) {
			e.stack.pop();
			let n = i.next?.(e);
			i.end?.(e, t), n !== void 0 && e.call(n, t);
			return;
		}
		if (i.end?.(e, t), i.isForBoth && !r && T(e.start)) {
			e.stack[0] = {
				...C(i.id, Lt(n)),
				isSecond: !0
			};
			return;
		}
		this.goldfish.alternates || e.turnTo(0);
		let o = i.next?.(e);
		e.turnTo(0);
		let s = o === void 0 ? a : this.#r(o).phase;
		this.goldfish.alternates && e.turn > 0 ? this.#u(e, s, {
			side: n,
			isSecond: r === !0
		}) : this.#d(e, s);
	}
	#u(e, t, { side: n, isSecond: r }) {
		t === this.goldfish.phases[0] ? r || !T(e.start) ? this.#d(e, t) : e.stack[0] = {
			...C(t.id, Lt(n)),
			isSecond: !0
		} : e.stack[0] = {
			...C(t.id, n),
			isSecond: r
		};
	}
	#d(e, t) {
		t === this.goldfish.phases[0] && (e.turn > 0 && e.turnEnds?.(e.as(e.person, () => this.goldfish.score(e))), e.turn++, e.kept.moves++);
		let n = (t.isForBoth || this.goldfish.alternates && e.turn > 0) && T(e.start) ? this.goldfish.first?.(e) ?? 0 : 0;
		e.stack[0] = C(t.id, n);
	}
};
function mn(e) {
	return e && !e.next().done ? "The other side did more here than it may do now." : void 0;
}
function hn(e, t) {
	for (let n of e) {
		let e = n.choose(t);
		if (e) return {
			move: e,
			says: n.says
		};
	}
}
function gn(e, t, n) {
	return t.some((t) => t.cards?.(e).includes(n));
}
// lib/core/table/move-words.ts
function _n(e, t, n) {
	let { what: r, where: i } = e.says(t, n);
	return [r, [...n.card === void 0 ? [] : [t.known(n.card)], ...i ? [i] : []].join(" → ")].filter(Boolean).join(": ");
}
// lib/core/table/state.ts
et();
function vn(e, t) {
	let n = t.under(t.size), r = [];
	for (let e = 0; e < n; e++) for (let n of t.in(e)) r.push(bn(t, n, e));
	let i = (n) => xn(e.counters, n, (e) => t.get(e), !0);
	return {
		turn: t.turn,
		phase: t.top.phase,
		over: yn(e, t),
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
function yn(e, t) {
	return t.as(0, () => e.result(t)) !== void 0;
}
function bn(e, t, n, r = e.person) {
	let i = (n) => xn(e.board.tokens, n, (n) => e.token(t, n), !1), a = i(!0), o = e.notes.get(t);
	return {
		id: t,
		name: e.isKnownTo(r, t) ? e.label(t) : $e,
		zone: e.nameOf(n),
		faceUp: e.isUp(t),
		exhausted: e.isExhausted(t),
		counters: i(!1),
		...Object.keys(a).length > 0 ? { memory: a } : {},
		...o === void 0 ? {} : { note: o },
		...e.isSeen(t, r) && !e.isUp(t) ? { seen: !0 } : {}
	};
}
function xn(e, t, n, r) {
	let i = {};
	for (let [a, o] of e.entries()) {
		if (o.hidden === !0 !== t) continue;
		let e = n(a);
		(e !== 0 || r) && (i[o.id] = e);
	}
	return i;
}
// lib/core/table/replay.ts
function Sn(e) {
	let t = 2166136261;
	for (let n = 0; n < e.length; n++) t = Math.imul(t ^ e.charCodeAt(n), 16777619);
	return (t >>> 0).toString(16).padStart(8, "0");
}
function Cn({ texts: e }, { format: t, options: n, house: r, cards: i }) {
	let a = i.map(({ card: t, label: n, from: r, side: i }) => [
		n,
		r,
		i,
		...wn(t),
		e ? t.text : void 0
	]);
	return Sn(JSON.stringify({
		format: t,
		options: n,
		house: r,
		cards: a
	}));
}
function wn({ sources: e, text: t, number: n, image: r, ...i }) {
	return [Object.entries(i).sort(([e], [t]) => e < t ? -1 : 1)];
}
function Tn(e, t) {
	let { cards: n, counters: r, memory: i, turn: a, phase: o, over: s, stack: c, played: l, dice: u } = vn(e, t), d = /* @__PURE__ */ new Map(), f = n.map(({ id: e, zone: t, faceUp: n, exhausted: r, ...i }) => {
		let a = d.get(t) ?? 0;
		return d.set(t, a + 1), {
			id: e,
			lies: [
				e,
				t,
				a,
				n,
				r,
				...En(i.counters),
				...En(i.memory ?? {})
			]
		};
	}).sort((e, t) => e.id - t.id).map(({ lies: e }) => e), p = [...En(r), ...En(i)];
	return Sn(JSON.stringify([
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
function En(e) {
	return Object.entries(e).filter(([, e]) => e !== 0).sort(([e], [t]) => e < t ? -1 : 1);
}
// lib/core/table/film.ts
function Dn(e, t, n) {
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
			state: n.as(0, () => vn(e.goldfish, n)),
			log: r
		});
	};
	function* d(t) {
		for (let n of a[t] ?? []) u(t), l = {
			by: "other",
			says: c ? _n(e, c, n) : ""
		}, yield n;
	}
	let f = e.openAgain(t, !0, d(0));
	c = f.table, u(0);
	let [p, m] = [i === 0 ? Tn(e.goldfish, c) : void 0, f.why];
	for (let [t, n] of r.entries()) {
		if (m !== void 0) break;
		l = {
			by: "player",
			says: On(e, c, n)
		}, m = e.play(c, n, d(t + 1)), m === void 0 && u(t + 1), t + 1 === i && (p = Tn(e.goldfish, c));
	}
	let h = {
		...p !== void 0 && { check: p },
		...m !== void 0 && { stopped: m }
	};
	return {
		board: kn(e, c),
		frames: o,
		...h
	};
}
function On(e, t, n) {
	return "do" in n ? _n(e, t, n) : "By hand";
}
function kn({ goldfish: e }, { index: t }) {
	let n = e.areas.flatMap((e) => t.spots.filter(({ zone: t }) => t.id === e.zone).map(({ name: t, zone: n }, r) => {
		let [, i] = t.split(":"), a = i === void 0 ? n.name : `${n.name} ${i}`, { side: o, as: s } = e;
		if (e.as !== "row") return {
			id: t,
			name: a,
			side: o,
			as: s
		};
		let { row: c, rows: l = 1, span: u } = e, { columns: d } = n;
		return {
			id: t,
			name: a,
			side: o,
			as: s,
			row: c,
			rows: l,
			column: e.column + r * (e.step ?? 0),
			span: u,
			...d !== void 0 && { columns: d }
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
		other: e.sides?.name ?? "The opponent"
	};
}
// lib/deck/code/code-in-text.ts
var An = 20, jn = /\/d\/([\w-]{5,})(?:[/?#]|$)/, Mn = /[?&]code=([\w-]{5,})(?:[&#]|$)/;
function Nn(e) {
	let t = e.trim();
	if (/\s/.test(t)) return;
	let n = jn.exec(t) ?? (t.includes("/build?") ? Mn.exec(t) : null);
	return n?.[1] === void 0 ? /^[\w-]{5,}$/.test(t) ? {
		letters: t,
		certain: t.length > An
	} : void 0 : {
		letters: n[1],
		certain: !0
	};
}
// lib/cards/near.ts
_();
function Pn(e, t, n) {
	return te(s(t.slice(0, Fn)), e.cards, ({ names: e }) => e, n);
}
var Fn = 100;
// lib/core/judge/deck.ts
function In(e) {
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
// lib/deck/list/seen.ts
function Ln(e) {
	return e.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, "").replace(/\s+/g, " ").trim().slice(0, Rn);
}
var Rn = 400;
i(), Tt(), _();
var zn = 1e3, Bn = 200, Vn = 15e4, Hn = w((e) => {
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
function Un(e, t) {
	let n = Hn(e);
	return n.get(t) ?? n.get(s(t));
}
function Wn(e, t) {
	let n = e.sections.find((n) => n.kinds?.includes(de(t, e.kind)));
	return n ? n.id : e.arrangement ? void 0 : Gn(e).id;
}
function Gn(e) {
	return e.sections.find((e) => !e.kinds && !e.optional) ?? e.sections[0];
}
function Kn(e, t, n, i = new r(Vn)) {
	let a = [], o = [], s = [], c = (t) => o.length < 50 ? Pn(e, t, i) : [], l = qn(e.game);
	for (let t of n) {
		let n = l(t), r = e.find(t.name);
		if (Jn(t, n) && r !== void 0 && "card" in r) {
			let i = n === void 0 ? Wn(e.game, r.card) : n === "arranged" ? void 0 : n.id;
			i === void 0 ? s.push({
				entry: r,
				count: t.count
			}) : a.push({
				section: i,
				card: r.known,
				count: t.count
			});
		} else o.push(Xn(e, t, {
			section: n,
			found: r
		}, c));
	}
	return a.push(...Zn(e, s)), {
		deck: {
			...t,
			entries: In(a),
			misread: Qn(o)
		},
		arranged: s.length > 0
	};
}
function qn(e) {
	let [t, n] = [void 0, void 0];
	return (r) => (r.section !== t && (t = r.section, n = t === void 0 ? void 0 : Un(e, t)), n);
}
function Jn(e, t) {
	return (e.section === void 0 || t !== void 0) && Yn(e.count);
}
function Yn(e) {
	return Number.isInteger(e) && e >= 1 && e <= 99;
}
function Xn(e, { section: t, name: n, count: r, line: i }, { section: a, found: o }, s) {
	let c = Ln(n).slice(0, Bn), l = i === void 0 ? {} : { line: i };
	if (t !== void 0 && a === void 0) return {
		why: "wrong-section",
		section: t,
		text: c,
		count: r,
		near: [],
		...l
	};
	let u = typeof a == "object" ? a.id : Gn(e.game).id;
	if (!Yn(r)) return {
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
function Zn(e, t) {
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
function Qn(e) {
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
_();
function $n(e) {
	return e.map(({ line: e, message: t }) => `${e === void 0 ? "" : `Line ${e}: `}${t}`).join(" ");
}
function er(e, t) {
	let n = [], r = rr(e, t.format, n), i = ar(e, r, t.options ?? {}, n), a = or(e, t.house ?? {}, n);
	if (n.length > 0) return {
		ok: !1,
		faults: n
	};
	let o = t.name === void 0 ? "" : nr(t.name);
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
var tr = /^(?=.{1,80}$)[!-~]+(?: [!-~]+)*$/;
function nr(e) {
	return tr.test(e) ? e : [...e.normalize("NFC").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").replace(/\s+/g, " ").trim()].slice(0, 80).join("").trim();
}
function rr(e, t, n) {
	if (t === void 0) return e.formats[0].id;
	let r = e.formats.find(({ id: e }) => e === t) ?? ir(e, t);
	return r || n.push({
		about: "format",
		message: `${e.name} has no format “${t}”. It has ${o(e.formats.map((e) => e.id))}.`
	}), r?.id ?? e.formats[0].id;
}
function ir(e, t) {
	let n = s(t);
	return e.formats.find((e) => s(e.id) === n || s(e.name) === n);
}
function ar(e, t, n, r) {
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
function or(e, t, n) {
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
var sr = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", cr = Array.from({ length: 64 }, (e, t) => {
	let n = t << 18;
	for (let e = 0; e < 6; e++) n = n & 8388608 ? n << 1 ^ 25578747 : n << 1;
	return n & 16777215;
});
function lr(e) {
	let t = 11994318;
	for (let n of e) t = (t << 6 ^ (cr[(t >> 18 ^ n) & 63] ?? 0)) & 16777215;
	return t;
}
// lib/deck/code/bit-reader.ts
var ur = new Map([...sr].map((e, t) => [e, t])), O = class extends Error {}, dr = class e {
	#e;
	#t = 0;
	constructor(e) {
		this.#e = e;
	}
	static of(t) {
		let n = [];
		for (let e of t) {
			let t = ur.get(e);
			if (t === void 0) return;
			n.push(t);
		}
		let r = n.slice(0, -4), [i = 0, a = 0, o = 0, s = 0] = n.slice(-4);
		if (!(n.length < 5 || lr(r) !== (i << 18 | a << 12 | o << 6 | s))) return new e(r);
	}
	bits(e) {
		let t = 0;
		for (let n = 0; n < e; n++) {
			let e = this.#e[Math.floor(this.#t / 6)];
			if (e === void 0) throw new O();
			t = t * 2 + (e >> 5 - this.#t % 6 & 1), this.#t++;
		}
		return t;
	}
	small() {
		let e = 0;
		for (; this.bits(1) === 0;) if (++e > 20) throw new O();
		return 2 ** e + this.bits(e) - 1;
	}
	rice(e) {
		let t = 0;
		for (; this.bits(1) === 1;) if (++t > 65535) throw new O();
		return (t << e) + this.bits(e);
	}
	text(e) {
		let t = this.bits(1) === 1, n = this.small();
		if (n > e) throw new O();
		let r = Uint8Array.from({ length: n }, () => this.bits(t ? 8 : 7));
		return new TextDecoder().decode(r);
	}
	atEnd() {
		let e = this.#e.length * 6 - this.#t;
		return e < 6 && this.bits(e) === 0;
	}
}, fr = 400;
function pr(e, t) {
	if (t.length > 8e3) return {
		ok: !1,
		why: "This code is too long for a deck."
	};
	let n = dr.of(t);
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
		let r = hr(n, t), i = [];
		for (let { id: e } of t.sections) for (let t of [gr, _r]) for (let r of t(n, zn - i.length)) i.push({
			section: e,
			...r
		});
		if (!n.atEnd()) throw new O();
		let a = er(t, r);
		return a.ok ? {
			ok: !0,
			carried: {
				game: t,
				settings: a.settings,
				lines: i
			}
		} : {
			ok: !1,
			why: `This code asks for settings that do not exist. ${$n(a.faults)}`
		};
	} catch (e) {
		if (e instanceof O) return {
			ok: !1,
			why: "This code does not hold a whole deck. Copy the whole code again."
		};
		throw e;
	}
}
function mr(e, t) {
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
		deck: Kn(e, t.settings, n).deck
	};
}
function hr(e, t) {
	let n = t.formats[e.small()];
	if (!n) throw new O();
	let r = t.options.filter((e) => !e.formats || e.formats.includes(n.id)), i = Object.fromEntries(r.map((e) => [e.id, e.default]));
	for (let n = e.small(); n > 0; n--) {
		let n = t.options[e.small()];
		if (!n) throw new O();
		i[n.id] = e.small();
	}
	let a = {};
	for (let n = e.small(); n > 0; n--) {
		let n = t.house[e.small()];
		if (!n) throw new O();
		let r = e.small();
		a[n.id] = r === 0 || r;
	}
	let o = e.bits(1) === 1 ? e.text(fr) : void 0;
	return {
		format: n.id,
		options: i,
		house: a,
		name: o
	};
}
function gr(e, t) {
	let n = e.small();
	if (n > t) throw new O();
	if (n === 0) return [];
	let [r, i] = [0, 1].map(() => {
		let t = e.bits(3);
		return Array.from({ length: n }, () => e.rice(t));
	}), a = -1;
	return (r ?? []).map((e, t) => (a += e + 1, {
		card: a,
		count: vr((i?.[t] ?? 0) + 1)
	}));
}
function _r(e, t) {
	let n = e.small();
	if (n > t) throw new O();
	return Array.from({ length: n }, () => ({
		card: e.text(fr * 2),
		count: vr(e.small() + 1)
	}));
}
function vr(e) {
	if (e > 99) throw new O();
	return e;
}
// lib/deck/code/given-deck.ts
function yr(e, t, n) {
	let r = Nn(n), i = r && pr(e, r.letters);
	if (!i) return;
	if (!i.ok) return r.certain ? { why: i.why } : void 0;
	let { game: a } = i.carried;
	if (a.id !== t.game.id) return { why: `This code is for a deck of ${a.name}.` };
	let o = mr(t, i.carried);
	return o.ok ? { deck: o.deck } : { why: o.why };
}
Tt(), _();
function br({ id: e, name: t, version: n }) {
	return n === void 0 ? void 0 : {
		id: e,
		name: t,
		version: n
	};
}
var xr = w((e) => {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.sets) {
		let r = br(n);
		if (r) for (let i of n.cards) Sr(t, Se(e.game, i), r);
	}
	return t;
});
function Sr(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
function Cr(e, t, n) {
	let r = n.filter(({ id: t }) => !e.sets.some((e) => e.id === t)), i = xr(e), a = i.size === 0 ? [] : t.flatMap((e) => i.get(s(e)) ?? []);
	return [...r, ...new Set(a)];
}
// lib/deck/deal.ts
E();
function wr(e, t, n, r) {
	let { format: i, options: a, house: o } = t, s = Er(e, t, n);
	if (typeof s == "string") return s;
	let { list: c, cards: l } = s, u = {
		format: i,
		options: a,
		card: (e) => kr(e, c, n).card
	}, d = e.opponents?.(c, n.piles, u).map(({ list: r, isWhole: i, ...a }) => {
		let o = Or(r, c, n), s = i ? o : Dr(e, o, c, t, n);
		return {
			...a,
			cards: Ar(e, s)
		};
	}), f = c.map(({ label: e }) => e), p = Cr(n.pool, f, []).map(({ id: e, version: t }) => ({
		id: e,
		version: t
	})), m = {
		seed: r,
		format: i,
		options: a,
		house: o,
		cards: l,
		...Nt,
		...d && { opponents: d },
		...p.length > 0 && { sets: p }
	}, [h] = d ?? [];
	return h ? Dt(m, h) : m;
}
function Tr(e, t, n, r) {
	let i = Er(e, t, n);
	return typeof i == "string" ? i : {
		id: r,
		name: t.name ?? "another deck",
		cards: Ar(e, i.cards)
	};
}
function Er(e, t, n) {
	let r = t.entries.reduce((e, { count: t }) => e + t, 0);
	if (r > 500) return `This deck has ${r} cards, but a table only has room for 500.`;
	let i = jr(t, n.pool).filter(({ from: t }) => e.begins[t] !== void 0);
	return i.length === 0 ? "There is no card to play with." : {
		list: i,
		cards: Dr(e, i, i, t, n)
	};
}
function Dr({ supplies: e }, t, n, r, i) {
	return [...t, ...Or(e?.(t, i.piles, r) ?? [], n, i)];
}
function Or(e, t, n) {
	return e.flatMap(({ label: e, count: r, from: i }) => {
		let { card: a, label: o } = kr(e, t, n);
		return Nr({
			card: a,
			label: o,
			from: i
		}, r);
	});
}
function kr(e, t, { builtIn: n }) {
	let r = t.find((t) => t.label === e) ?? n.find(e);
	if (r === void 0 || !("card" in r)) throw Error(`a pile names no card: ${e}`);
	return r;
}
function Ar(e, t) {
	let n = sn(e), r = ({ from: r }) => n.sideOf(n.number(e.begins[r] ?? "", t)) === 0;
	return t.flatMap((e) => r(e) ? [{
		...e,
		side: 1
	}] : []);
}
function jr({ entries: e }, t) {
	return [...e].sort(Mr(t.game.sections.map(({ id: e }) => e))).flatMap(({ section: e, card: n, count: r }) => Nr({
		card: t.of(n).card,
		label: n.label,
		from: e
	}, r));
}
function Mr(e) {
	return (t, n) => {
		let r = e.indexOf(t.section) - e.indexOf(n.section);
		return r === 0 ? t.card.label < n.card.label ? -1 : 1 : r;
	};
}
function Nr(e, t) {
	return Array.from({ length: t }, () => e);
}
// lib/deck/opposite-deck.ts
E();
var Pr = "deck:";
function Fr(e) {
	return e?.startsWith(Pr) ?? !1;
}
function Ir(e, t, n, r, i) {
	if (!Fr(i)) return r;
	let a = yr(e, n.pool, i.slice(5));
	if (!a || "why" in a) return a?.why ?? "Who is opposite is no code of a deck.";
	let o = Tr(t, a.deck, n, i);
	return typeof o == "string" ? o : kt(r, o);
}
E(), _();
function Lr(e, t, { sets: n, numbers: r, piles: i }) {
	let a = new Map(r.map((e, t) => [s(e), t])), o = new we(t, n, a);
	return async ({ code: r, sets: s, seed: c, seats: l, opposite: u, ...d }) => {
		let f = await t.goldfish(), p = s.length === 0 ? o : new we(t, [...n, ...s], a), m = yr(e, p, r);
		if (!m || "why" in m) return { why: m?.why ?? "This link holds no deck." };
		let h = {
			pool: p,
			builtIn: o,
			piles: i
		}, ee = wr(f, m.deck, h, c), g = typeof ee == "string" ? ee : Ir(e, f, h, ee, u);
		if (typeof g == "string") return { why: g };
		let te = At(g, {
			seed: c,
			opposite: u,
			origin: { seats: l }
		}), ne = Dn(new pn(f), te, d), re = [...new Map(te.cards.map(({ label: e, card: t }) => [e, t]))].map(([e, n]) => Rr(t, e, n)), ie = m.deck.misread.map(({ text: e }) => e);
		return {
			...ne,
			cards: re,
			fingerprint: Cn(f, te),
			left: ie
		};
	};
}
function Rr(e, t, n) {
	let r = { ...n };
	return {
		name: t,
		facts: e.attributes.flatMap(({ name: e, label: t }) => {
			let n = r[e];
			return n == null ? [] : [[t, zr(n)]];
		}),
		text: n.text ?? ""
	};
}
function zr(e) {
	return Array.isArray(e) ? e.map(zr).join(", ") : typeof e != "object" || !e ? e === !0 ? "yes" : e === !1 ? "no" : String(e) : Object.entries(e).map(([e, t]) => `${e} ${zr(t)}`).join(", ");
}
// lib/games/open-worlds/book/interpretations.ts
var Br = [
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
], k, A, Vr, Hr, Ur, Wr, Gr, Kr, qr, Jr, Yr, Xr, Zr, Qr, $r, ei, ti, j = t((() => {
	k = "Open Worlds Limited Public Playtest 2020", A = {
		rulebook: k,
		part: "Setup",
		page: 7
	}, Vr = {
		rulebook: k,
		part: "Stage",
		page: 9
	}, Hr = {
		rulebook: k,
		part: "Move",
		page: 9
	}, Ur = {
		rulebook: k,
		part: "Reveal",
		page: 9
	}, Wr = {
		rulebook: k,
		part: "World-by-World Resolution",
		page: 10
	}, Gr = {
		rulebook: k,
		part: "Install Facilities",
		page: 10
	}, Kr = {
		rulebook: k,
		part: "Station Orbitals",
		page: 11
	}, qr = {
		rulebook: k,
		part: "Deploy Ground Forces",
		page: 11
	}, Jr = {
		rulebook: k,
		part: "Trigger Catastrophes",
		page: 11
	}, Yr = {
		rulebook: k,
		part: "Count Income",
		page: 13
	}, Xr = {
		rulebook: k,
		part: "Trash",
		page: 13
	}, Zr = {
		rulebook: k,
		part: "Draw",
		page: 13
	}, Qr = {
		rulebook: k,
		part: "The Final Turn",
		page: 13
	}, $r = {
		rulebook: k,
		part: "Utilities",
		page: 6
	}, ei = {
		rulebook: k,
		part: "Structure of a Turn Step",
		page: 14
	}, ti = {
		rulebook: k,
		part: "Your Trash Heap",
		page: 14
	};
}));
// lib/games/open-worlds/book/rules.ts
j();
var ni = [], ri = [
	"facility",
	"orbital",
	"ground"
], M = [
	...ri,
	"catastrophe",
	"utility"
], ii = [...M, "world"], ai = [
	"post",
	"mining",
	"population",
	"production",
	"yard",
	"special"
], oi = {
	facility: ai,
	orbital: [
		"ship",
		"station",
		"field"
	],
	ground: ["manned", "automated"]
}, si = [
	{
		name: "kind",
		label: "kind",
		shapes: [{
			is: "word",
			of: ii
		}],
		search: "k"
	},
	{
		name: "kindAmong",
		label: "possible kinds",
		shapes: [{
			is: "words",
			of: ii
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
			of: Object.values(oi).flat()
		}],
		kinds: ri,
		wordsOf: oi,
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
		kinds: M,
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
		kinds: M,
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
		kinds: M,
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
		kinds: M,
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
			of: ai
		}],
		kinds: ["facility"]
	},
	{
		name: "prohibited",
		label: "Prohibited",
		shapes: [{ is: "flag" }],
		kinds: M
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
				...ai.map((e) => `own:${e}`)
			],
			numbered: ["capacity"]
		}],
		kinds: ri
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
					of: ri
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
], ci, li = t((() => {
	ci = [];
}));
// lib/core/judge/rule.ts
li();
function ui() {
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
var di = [{
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
}], { rule: fi, player: pi, worlds: mi } = ui()("open-worlds", di), hi = [], gi = /* @__PURE__ */ n({ drawings: () => _i }), _i, vi = t((() => {
	_i = [];
})), yi = /* @__PURE__ */ n({ intro: () => bi }), bi, xi = t((() => {
	bi = [];
})), Si = /* @__PURE__ */ n({ terms: () => Ci }), Ci, wi = t((() => {
	Ci = [];
}));
// lib/core/table/goldfish.ts
function Ti(e, ...t) {
	return t.map((t) => ({
		zone: t,
		side: e,
		as: "pile"
	}));
}
var Ei = t((() => {}));
// lib/games/open-worlds/table/table.ts
function Di(e) {
	return R.map((t) => `${e}:${t + 1}`);
}
function N(e) {
	return e.charCodeAt(e.length - 1) - Li;
}
var P, Oi, ki, Ai, F, I, ji, L, Mi, Ni, R, Pi, Fi, Ii, Li, z, B, Ri, V = t((() => {
	it(), Ei(), D(), P = {
		slots: 5,
		by: "worlds"
	}, {zones: Oi, counters: ki, sides: Ai, ZONE: F, COUNTER: I} = It({
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
					theirs: Vt
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
					...P,
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
					...P,
					face: "up",
					as: "play"
				},
				{
					id: "orbitals",
					name: "Orbitals at",
					...P,
					face: "up",
					as: "play"
				},
				{
					id: "ground",
					name: "Ground Forces at",
					...P,
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
					...P,
					face: "up",
					as: "play"
				},
				{
					id: "indicators",
					name: "Indicators at",
					...P,
					face: "up",
					as: "play"
				},
				{
					id: "worlds-deck",
					name: "Worlds Deck",
					face: "down",
					as: "pile"
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
					id: "waiting",
					name: "The rival has Priority",
					hidden: !0
				}
			]
		},
		theirs: (e) => `Rival’s ${e.toLowerCase()}`
	}), ji = [
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
	], L = nt(ji), Mi = [
		F.facilities,
		F.orbitals,
		F.ground
	], Ni = zt(Ai, Mi), R = Array.from({ length: 5 }, (e, t) => t), Pi = Di("staged"), Fi = Di("orbitals"), Ii = Di("worlds"), Li = 49, z = {
		step: 8,
		as: "row"
	}, B = {
		column: 1,
		span: 8,
		...z
	}, Ri = [
		{
			zone: "worlds",
			row: 3,
			column: 1,
			span: 5,
			...z,
			side: "shared",
			label: "",
			height: .7
		},
		{
			zone: "staged",
			row: 3,
			column: 6,
			span: 3,
			...z,
			side: "mine",
			label: "",
			height: .7
		},
		{
			zone: "orbitals",
			row: 4,
			...B,
			side: "mine",
			label: "Orbitals"
		},
		{
			zone: "facilities",
			row: 5,
			...B,
			side: "mine",
			label: "Facilities"
		},
		{
			zone: "ground",
			row: 6,
			...B,
			side: "mine",
			label: "Ground Forces"
		},
		{
			zone: "indicators",
			row: 7,
			...B,
			side: "shared",
			label: "Indicators",
			height: .4
		},
		{
			zone: "enemy-staged",
			row: 1,
			column: 1,
			span: 3,
			...z,
			side: "enemy",
			label: "",
			height: .75
		},
		{
			zone: "enemy-orbitals",
			row: 1,
			column: 4,
			span: 3,
			...z,
			side: "enemy",
			label: "",
			height: .75
		},
		{
			zone: "enemy-ground",
			row: 1,
			column: 7,
			span: 2,
			...z,
			side: "enemy",
			label: "",
			height: .75
		},
		{
			zone: "enemy-facilities",
			row: 2,
			...B,
			side: "enemy",
			label: "Rival",
			height: .75
		},
		{
			zone: "hand",
			side: "mine",
			as: "fan"
		},
		...Ti("mine", "draw", "trash"),
		...Ti("shared", "worlds-deck"),
		...Ti("enemy", "enemy-hand", "enemy-draw", "enemy-trash")
	];
}));
// lib/games/open-worlds/table/worlds.ts
function H(e, t) {
	return e.first(F.worlds + t);
}
function zi(e, t) {
	let n = H(e, t);
	return n < 0 ? 0 : (e.card(n).h2o ?? 0) + e.token(n, L.h2o);
}
function Bi(e, t) {
	let n = H(e, t);
	return n < 0 ? 0 : (e.card(n).res ?? 0) + e.token(n, L.res);
}
function Vi(e, t) {
	return e.in(F.facilities + t);
}
function Hi(e, t) {
	return zi(e, t) - e.count(F.facilities + t) - e.count(F["enemy-facilities"] + t);
}
function Ui(e, t, n) {
	let { income: r } = e.card(t);
	return r === "RES" ? Bi(e, n) : r ?? 0;
}
function Wi(e, t) {
	let n = 0;
	for (let r of t) for (let t of R) for (let i of e.in(r + t)) n += Ui(e, i, t);
	return n;
}
function Gi(e) {
	return {
		name: "Income",
		own: Wi(e, ta),
		theirs: Wi(e, na)
	};
}
function Ki(e, t) {
	let n = e.zoneOf(t), r = [...ta, ...na].find((e) => n >= e && n < e + R.length);
	return r === void 0 ? void 0 : Ui(e, t, n - r);
}
function qi(e, t) {
	let n = 0;
	for (let r of e.in(F.facilities + t)) n += e.card(r).capacity ?? 0;
	for (let r of e.in(F.orbitals + t)) n += e.card(r).capacity ?? 0;
	return n;
}
function Ji(e, t) {
	for (let n of e.in(F.facilities + t)) if (e.card(n).subkind === "yard") return !0;
	return !1;
}
function Yi(e) {
	let t = ca.get(e);
	if (t !== void 0) return t;
	let n = 1 << ca.size;
	return ca.set(e, n), n;
}
function Xi(e) {
	let [t, n] = [0, Infinity];
	for (let r of e) {
		let e = r.slice(r.indexOf(":") + 1);
		r.startsWith("capacity:") ? n = Math.min(n, Number(e)) : t |= Yi(e);
	}
	return {
		bits: t,
		capacity: n
	};
}
function Zi(e, t) {
	let n = H(e, t);
	if (n < 0) return 0;
	let { habitable: r, hostile: i } = e.card(n), a = ia | (r === !0 ? aa : 0) | (i === !1 ? oa : 0);
	for (let n of Vi(e, t)) a |= sa | Yi(e.card(n).subkind ?? "");
	return a;
}
function Qi(e, { bits: t, capacity: n }, r, i) {
	return (t & i) !== 0 || n === ra.capacity || n < Infinity && i !== 0 && qi(e, r) >= n;
}
function $i(e, t, n) {
	return Qi(e, la(t), n, Zi(e, n));
}
function ea({ swap: e }, { subkind: t }) {
	return e === !0 || Array.isArray(e) && (t == null || e.includes(t));
}
var ta, na, ra, ia, aa, oa, sa, ca, la, U = t((() => {
	Tt(), V(), ta = [
		F.facilities,
		F.orbitals,
		F.ground
	], na = [
		F["enemy-facilities"],
		F["enemy-orbitals"],
		F["enemy-ground"]
	], ra = {
		bits: 0,
		capacity: -Infinity
	}, [ia, aa, oa, sa] = [
		1,
		2,
		4,
		8
	], ca = /* @__PURE__ */ new Map([
		["any", ia],
		["habitable", aa],
		["non-hostile", oa],
		["occupied", sa]
	]), la = w((e) => e.requires ? Xi(e.requires) : ra);
}));
// lib/games/open-worlds/opposite/opposite.ts
function ua(e, t) {
	let n = (t["smith-boson"] ?? []).map(([e, t]) => ({
		label: e,
		count: t,
		from: "player"
	}));
	return [
		{
			id: "charter",
			name: "Smith Boson with two Industries, 51 cards",
			list: n.filter(({ label: e }) => !va.includes(e))
		},
		{
			id: "smith-boson",
			name: "Smith Boson, the rulebook’s deck",
			level: "harder",
			list: n
		},
		{
			id: "twin",
			name: "your own deck",
			list: e.map(({ label: e, from: t }) => ({
				label: e,
				count: 1,
				from: t
			}))
		},
		Pt
	];
}
function da(e) {
	e.set(I.waiting, e.dice.below(2));
	let t = fa(e) === e.person ? "You have" : "The rival has";
	e.as(e.person, () => e.say(() => `${t} Priority.`));
}
function fa(e) {
	return +(e.get(I.waiting) > 0);
}
function pa(e) {
	return !T(e.start) || e.side !== fa(e);
}
function ma(e) {
	let t = e.get(I.income) - e.get(I["enemy-income"]);
	t !== 0 && e.set(I.waiting, t > 0 ? e.side : Lt(e.side));
}
function ha(e) {
	return {
		id: "change",
		cite: A,
		holds: (t, n, r) => t.get(e) !== Number(r.slice(2)),
		lacks: () => "it is so already"
	};
}
function ga(e, t) {
	e.set(I.clock, t), e.say(() => t === 0 ? "No opponent draws: the game only ends after you have drawn your own last card." : `An opponent draws the last card in turn ${t}, if you do not draw yours before.`);
}
function _a(e) {
	let t = e.get(I.asteroids);
	if (t === 0 || e.turn % t !== 0) return -1;
	let n = R.filter((t) => H(e, t) >= 0);
	return n.length === 0 ? -1 : n[e.dice.below(n.length)] ?? -1;
}
var va, ya, ba, xa, Sa, Ca, wa, Ta, Ea = t((() => {
	E(), D(), _(), V(), U(), va = [
		"Industry 9",
		"Industry 10",
		"Industry 11"
	], [ya, ba] = [3, 12], xa = ba, Sa = ["x:0", ...Array.from({ length: ba - ya + 1 }, (e, t) => `x:${ya + t}`)], Ca = {
		do: "clock",
		says: "The opponent’s deck runs out",
		isForPerson: !0,
		targets: (e) => T(e.start) ? [] : Sa,
		at: () => "a setting, with nobody opposite",
		needs: [ha(I.clock)],
		names: (e, t) => t === "x:0" ? "none" : `turn ${t.slice(2)}`,
		play: (e, t, n) => ga(e, Number(n.slice(2)))
	}, wa = [
		"x:0",
		"x:2",
		"x:3"
	], Ta = {
		do: "asteroids",
		says: "Asteroid strikes of an opponent",
		isForPerson: !0,
		targets: (e) => T(e.start) ? [] : wa,
		at: () => "a setting, with nobody opposite",
		needs: [ha(I.asteroids)],
		names: (e, t) => t === "x:0" ? "none" : `every ${t.slice(2)} turns`,
		play: (e, t, n) => {
			let r = Number(n.slice(2));
			e.set(I.asteroids, r), e.say(() => r === 0 ? "No opponent strikes a world." : `An asteroid strikes a world every ${a(r, "turn")}.`);
		}
	};
})), Da, Oa = t((() => {
	Da = [];
}));
// lib/core/table/ask.ts
function ka(e, t, n, r = Qe) {
	(n === "other-only" || T(e.start)) && e.call(t, r, Lt(e.side)), n === "active-first" && e.call(t, r);
}
var W, Aa = t((() => {
	et(), E(), D(), W = (e) => (t) => {
		e(t) || t.leave();
	};
}));
// lib/core/text/pattern.ts
function G(e) {
	return e.toLowerCase().match(La) ?? [];
}
function ja(e, t) {
	for (let n of e) {
		let e = [...n.matchAll(La)], r = e.findIndex((n, r) => t.every((t, n) => e[r + n]?.[0].toLowerCase() === t)), [i, a] = [e[r], e[r + t.length - 1]];
		if (i && a) return n.slice(i.index, a.index + a[0].length);
	}
	return t.join(" ");
}
function Ma(e) {
	if (e === void 0) return;
	if (/^\d{1,3}$/.test(e)) return Number(e);
	if (e === "a" || e === "an") return 1;
	let t = Ra.indexOf(e);
	return t < 0 ? void 0 : t;
}
function Na(e, t, n) {
	return n.every((n, r) => e[t + r] === n);
}
function Pa(e, t) {
	let n = e.toLowerCase().match(/\{\w+\}|\[|\]|[^\s[\]{},:]+|[,:]/g) ?? [], r = 0, i = () => {
		let e = [];
		for (let a = n[r]; a !== void 0 && a !== "]"; a = n[r]) r++, a === "[" ? (e.push({
			is: "maybe",
			nodes: i()
		}), r++) : e.push(Fa(a, t));
		return e;
	};
	return i();
}
function Fa(e, t) {
	let n = /^\{(\w+)\}$/.exec(e)?.[1];
	if (n === void 0) return {
		is: "words",
		any: e.split("|").flatMap(Ia)
	};
	let r = Object.keys(t).find((e) => e.toLowerCase() === n);
	if (r === void 0) throw Error(`no reader is called ${n}`);
	return {
		is: "slot",
		name: r
	};
}
function Ia(e) {
	let [, t, n] = /^(.+)\((\w+)\)$/.exec(e) ?? [];
	return t === void 0 ? [e] : [t, `${t}${n}`];
}
var La, Ra, za, Ba = t((() => {
	La = /[\p{L}\d]+(?:['’/-][\p{L}\d]+)*['’]?|[+-]\d+|[,:()—-]/gu, Ra = [
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
	], za = class {
		#e;
		#t;
		words;
		constructor(e, t) {
			this.words = e, this.#t = t, this.#e = Pa(e, t);
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
function Va(e, t, n = []) {
	return {
		...e,
		ifDone: +!!e.ifDone,
		may: t,
		ifs: [],
		words: n
	};
}
function Ha(e, t) {
	return t ? {
		...e,
		ifs: [t, ...e.ifs]
	} : e;
}
function K(e, t, n, r) {
	let i = new za(e, n);
	return {
		words: e,
		example: t,
		read: (e, t) => i.read(e, t).map(([e, t]) => [r(e), t])
	};
}
function q(e, t, n) {
	return e.flatMap((e) => e.read(t, n));
}
var Ua, Wa = t((() => {
	Ba(), Ua = (e, t, n) => t === n;
}));
// lib/core/text/nouns.ts
function Ga() {
	let e = (e, t, n) => K(e, t, {}, () => n);
	return {
		is: (t, n, r) => e(t, n, { is: r }),
		from: (t, n, r) => e(t, n, { from: r })
	};
}
function Ka(e) {
	let t = qa(e.references), n = qa(e.adjectives), r = qa(e.nouns);
	return {
		name: e.name,
		read: (i, a) => [...Ja(t, i, a).map(([e, t]) => [Ya(e, i.slice(a, t)), t]), ...Za(i, a).flatMap(([t, o]) => Qa(n, i, o).flatMap(([n, s]) => Ja(r, i, s).flatMap(([r, s]) => $a(e, i, s).map(([s, c]) => {
			let l = Xa(e, t, i.slice(a, c), i.slice(o, c), s);
			return [{
				...eo(e, t, [...n, r], s),
				naming: l
			}, c];
		}))))]
	};
}
function qa(e) {
	return Object.entries(e).map(([e, t]) => [new za(e, {}), t]);
}
function Ja(e, t, n) {
	return e.flatMap(([e, r]) => e.read(t, n).map(([, e]) => [r, e]));
}
function Ya(e, t) {
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
function Xa({ usualAre: e }, { isOther: t }, n, r, i) {
	return {
		words: n,
		none: {
			before: r[0] === "your" ? "none of " : t ? "no other " : "no ",
			words: r,
			after: e === void 0 || i.some((e) => "from" in e) ? "" : ` is ${e}`
		}
	};
}
function Za(e, t) {
	let [n, r, i] = [
		e[t],
		e[t + 1],
		e[t + 2]
	], a = { choose: {
		least: 1,
		most: 1
	} }, o = Ma(n), s = [[{}, t]];
	if ((n === "each" || n === "all") && s.push([{}, t + 1]), n === "another" && s.push([{
		...a,
		isOther: !0
	}, t + 1]), n === "target" && s.push([a, t + 1]), n === "one" && r === "of" && s.push([a, t + 2]), n === "any" && r === "number" && i === "of" && s.push([{ choose: {
		least: 0,
		most: to
	} }, t + 3]), n === "up" && r === "to") {
		let e = Ma(i);
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
function Qa(e, t, n) {
	let r = Ja(e, t, n).flatMap(([n, r]) => Qa(e, t, r).map(([e, t]) => [[n, ...e], t]));
	return [[[], n], ...r];
}
function $a(e, t, n) {
	let r = q(e.suffixes, t, n).flatMap(([n, r]) => $a(e, t, r).map(([e, t]) => [[n, ...e], t]));
	return [[[], n], ...r];
}
function eo({ usually: e }, { choose: t, isOther: n }, r, i) {
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
var to, no, ro = t((() => {
	Wa(), Ba(), to = 99, no = (e, t) => !e.isTheirs(t);
}));
// lib/core/text/ability-index.ts
function io(e, t) {
	let n = /* @__PURE__ */ new Map(), r = /* @__PURE__ */ new Map(), i = [];
	for (let [a, { card: o }] of e.entries()) for (let [e, s] of t(o).entries()) {
		let t = {
			card: a,
			at: e,
			has: s
		};
		s.moment && ao(n, t, s.moment), s.use && i.push(t);
		for (let e of s.standing) oo(r, e.stat, {
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
function ao(e, t, { event: n, of: r }) {
	let i = e.get(n) ?? {
		own: /* @__PURE__ */ new Map(),
		others: []
	};
	e.set(n, i), r === Ua ? oo(i.own, t.card, t) : i.others.push(t);
}
function oo(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
var so = t((() => {
	Wa();
}));
// lib/core/text/numbers.ts
function co(e, t, n) {
	let { card: r, to: i, if: a, by: o } = t;
	if (n < 0 && e.isTheirs(r)) return;
	let s = e.turnTo(e.controllerOf(r)), c = {
		self: r,
		subject: n,
		it: n,
		before: -1,
		seen: 0
	}, l = i(e, n, c) && (!a || a(e, {
		...c,
		it: -1
	})) ? o(e, n, r) : void 0;
	return e.turnTo(s), l;
}
var lo, uo = t((() => {
	Zt(), lo = class {
		#e;
		sum;
		said;
		constructor(e, t) {
			let n = (e, { card: n, anywhere: r }) => r || t(e, n);
			this.#e = qt((t) => e(t).filter((e) => n(t, e)), !0);
			let r = (e, t) => {
				let n = [];
				for (let r of this.#e(e, 0)) {
					let i = co(e, r, t);
					i !== void 0 && n.push(i);
				}
				return n;
			};
			this.said = qt(r, !0), this.sum = qt((e, t) => r(e, t).reduce((e, t) => e + t, 0), !0);
		}
		parts(e, t) {
			return this.#e(e, 0).map((n) => ({
				card: n.card,
				by: co(e, n, t) ?? 0
			})).filter(({ by: e }) => e !== 0);
		}
	};
}));
// lib/core/text/steps.ts
function fo(e, t, n) {
	return [..._o(e, t, n), [void 0, n]].flatMap(([n, r]) => mo(e, t, r).map((e) => e.map((e) => Ha(e, n))));
}
function po(e, t) {
	return t ? (n, r) => e(n, r) && t(n, r) : e;
}
function mo(e, t, n) {
	let r = t[n] === "you" && t[n + 1] === "may";
	return q(e.effects, t, r ? n + 2 : n).flatMap(([i, a]) => {
		let o = t.slice(r ? n + 2 : n, a), s = [i].flat().map((e, t) => Va(e, r && t === 0, o));
		if (a === t.length) return [s];
		let c = t[a] === "," ? a + 1 : a, l = q(e.conditions, t, c).flatMap(([e, n]) => n === t.length ? [s.map((r) => ho(r, {
			holds: e,
			words: t.slice(c, n)
		}))] : []), u = go(t, a), d = u < 0 ? [] : mo(e, t, u).map((e) => [...s, ...e]);
		return [...l, ...d];
	});
}
function ho(e, t) {
	let { with: n } = e;
	if (!n) return Ha(e, t);
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
function go(e, t) {
	let n = e[t] === "," ? t + 1 : t, r = n;
	return e[n] === "and" && n++, e[n] === "then" && n++, n > r ? n : -1;
}
function _o({ conditions: e }, t, n) {
	return q(e, t, n).flatMap(([e, r]) => t[r] === "," ? [[{
		holds: e,
		words: t.slice(n, r)
	}, r + 1]] : []);
}
var vo = t((() => {
	Wa();
}));
// lib/core/text/reading.ts
function yo(e, t) {
	let n = [];
	for (let r of bt(t.text)) {
		let i = n.at(-1)?.ability, a = So(e, t, r), o = i && i.steps.length > 0 ? bo(i, r, a) : void 0;
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
		let s = xo(e.momentOf(t), r, a);
		n.push(s ? {
			sentence: r,
			ability: s
		} : { sentence: r });
	}
	return n;
}
function bo(e, t, n) {
	if (n.moment || n.use || n.isApart || !(n.steps || n.isOnce)) return;
	let { steps: r = [], isOnce: i } = n;
	return {
		...e,
		...i ? { isOnce: i } : {},
		sentences: [...e.sentences, t],
		steps: [...e.steps, ...r]
	};
}
function xo(e, t, { moment: n = e, use: r, steps: i, standing: a, isOnce: o }) {
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
function So(e, t, n) {
	let r = G(n);
	if (q(e.restatements ?? [], r, 0).some(([e, n]) => n === r.length && e(t))) return { standing: [] };
	if (e.once !== void 0) {
		if (Oo.some((e) => e.length === r.length && Na(r, 0, e))) return { isOnce: !0 };
		let n = ko.find((e) => Na(r, 0, e));
		if (n) return {
			...To(e, t, r, n.length),
			isOnce: !0
		};
	}
	let i = To(e, t, r, 0);
	if (i) return i;
	for (let [n, i] of q(e.conditions, r, 0)) {
		let a = Ao.includes(r[i] ?? ""), o = a || r[i] === "," ? To(e, t, r, i + 1) : void 0, s = {
			holds: n,
			words: r.slice(0, i)
		};
		if (o && (a || o.standing)) return {
			...Co(o, s),
			...a ? { isApart: !0 } : {}
		};
	}
	return {};
}
function Co(e, t) {
	let { moment: n, standing: r, use: i, steps: a } = e, { holds: o } = t;
	return n ? {
		...e,
		moment: {
			...n,
			of: wo(n.of, o)
		}
	} : r ? {
		...e,
		standing: r.map((e) => ({
			...e,
			if: po(o, e.if)
		}))
	} : i ? {
		...e,
		use: {
			...i,
			if: po(o, i.if)
		}
	} : a ? {
		...e,
		steps: a.map((e) => Ha(e, t))
	} : e;
}
function wo(e, t) {
	return (n, r, i) => e(n, r, i) && t(n, {
		self: i,
		subject: r,
		it: -1,
		before: -1,
		seen: 0
	});
}
function To(e, t, n, r) {
	let i = e.lasts(t) ? Eo(e, n, r) : void 0;
	if (i) return { standing: i };
	for (let [t, i] of Do(e, n, r)) {
		let [r] = fo(e, n, i);
		if (!r) continue;
		let a = t.flatMap(({ step: e }) => e ? [Va(e, !1)] : []);
		return {
			use: { costs: t },
			steps: [...a, ...r]
		};
	}
	for (let [t, i] of q(e.moments, n, r)) {
		let [r] = n[i] === "," ? fo(e, n, i + 1) : [];
		if (r) return {
			moment: t,
			steps: r
		};
	}
	let a = Na(n, r, jo), [o] = fo(e, n, a ? r + jo.length : n[r] === "then" ? r + 1 : r);
	return !o || !a ? o && { steps: o } : { steps: o.map((e, t) => ({
		...e,
		ifDone: e.ifDone || t + 1
	})) };
}
function Eo(e, t, n) {
	for (let [r, i] of q(e.standings, t, n)) {
		let n = [r].flat();
		if (i === t.length) return n;
		let a = q(e.conditions, t, t[i] === "," ? i + 1 : i).find(([, e]) => e === t.length);
		if (a) return n.map((e) => ({
			...e,
			if: po(a[0], e.if)
		}));
	}
}
function Do(e, t, n) {
	return q(e.costs ?? [], t, n).flatMap(([n, r]) => {
		let i = t[r] ?? "", a = Ao.includes(i), o = (a || i === "," ? Do(e, t, r + 1) : []).map(([e, t]) => [[n, ...e], t]);
		return a ? [...o, [[n], r + 1]] : o;
	});
}
var Oo, ko, Ao, jo, Mo = t((() => {
	xt(), Wa(), Ba(), vo(), Oo = [G("use this only once per turn"), G("use this only once each turn")], ko = [G("once per turn ,"), G("once each turn ,")], Ao = [
		":",
		"-",
		"—"
	], jo = G("if you do ,");
}));
// lib/core/text/telling.ts
function No(e, { sentences: t }, n, r) {
	return Fo(t, n.ifs.find(({ holds: t }) => !t(e, r))?.words ?? []);
}
function Po(e, { sentences: t }, n, r) {
	let { unless: i, naming: a, why: o } = n.with ?? {}, s = o?.(e);
	if (s !== void 0) return s;
	if (i && i.all(e, r).length > 0) return Fo(t, i.words);
	if (!a) return `There is nothing to do that with: “${ja(t, n.words)}”.`;
	let { before: c, words: l, after: u } = a.none;
	return `There is nothing to do that with: ${c}${ja(t, l)}${u}.`;
}
function Fo(e, t) {
	let n = ja(e, t);
	return `This does not hold: “${n.charAt(0).toLowerCase()}${n.slice(1)}”.`;
}
function Io({ sentences: e }, t, n) {
	let { naming: r, choose: i } = t.with ?? {};
	if (!i) return "Carry it out or go on.";
	let a = t.aim === void 0 ? "" : ` ${t.aim}`, o = n === 1 ? `Choose a card${a}` : `Choose up to ${n} cards${a}`;
	return r ? `${o}: ${ja(e, i.most === 1 ? r.words : r.none.words)}.` : `${o}: “${ja(e, t.words)}”.`;
}
var Lo = t((() => {
	Ba();
}));
// lib/core/text/use-needs.ts
function Ro({ isUsed: e, isActive: t }) {
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
			holds: (e, { card: t, has: n }) => n.use?.if?.(e, Vo(t)) ?? !0,
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
			holds: zo,
			lacks: () => "there is nothing to do it with now"
		}
	];
}
function zo(e, { card: t, has: n }) {
	let r = (n.use?.costs ?? []).filter(({ step: e }) => e).length;
	for (let i = 0; i <= r; i++) {
		let { with: r, may: a = !0 } = n.steps[i] ?? {}, o = a ? 0 : r?.choose?.least ?? 0;
		if (o > 0 && r !== void 0 && r.cards(e, Vo(t)).length < o) return !1;
	}
	return !0;
}
function Bo(e, t, n) {
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
var Vo, Ho = t((() => {
	Vo = (e) => ({
		self: e,
		subject: e,
		it: -1,
		before: -1,
		seen: 0
	});
}));
// lib/core/text/worth.ts
function Uo(e, t) {
	return e.isTheirs(t) ? 1 : -1;
}
function Wo(e, t, n) {
	let r = {
		self: t,
		subject: t,
		it: -1,
		before: -1,
		seen: 0
	}, i = n.use?.costs ?? qo, a = i.filter(({ step: e }) => e).length, o = -i.reduce((n, r) => n + (r.worth?.(e, t) ?? 0), 0);
	for (let i = 0; i < n.steps.length; i++) {
		let s = n.steps[i];
		if (!Go(e, s, r)) continue;
		let c = s.with ? s.with.cards(e, r) : Jo;
		if (c.length === 0 && i === a) return 0;
		c.length > 0 && (o += Ko(e, t, s, c, i < a));
	}
	return o;
}
function Go(e, t, n) {
	for (let { holds: r } of t.ifs) if (!r(e, n)) return !1;
	return !0;
}
function Ko(e, t, n, r, i) {
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
var qo, Jo, Yo = t((() => {
	qo = [], Jo = [-1];
})), J, Xo, Zo = t((() => {
	Tt(), Zt(), so(), uo(), Mo(), Lo(), Ho(), Yo(), J = [], Xo = class {
		language;
		phase;
		policy;
		use;
		phrases;
		read;
		abilities;
		#e;
		#t;
		#n = /* @__PURE__ */ new Map();
		#r;
		#i;
		#a;
		constructor(e) {
			this.language = e, this.#e = e.isActive, this.#t = e.phase.id, this.#r = e.once, this.#i = Ro({
				isUsed: (e, t, n) => this.#d(e, t, n),
				isActive: this.#e
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
			})), this.read = w((t) => yo(e, t)), this.abilities = w((e) => [...new Set(this.read(e).flatMap(({ ability: e = [] }) => e))]), this.#a = w((e) => io(e, this.abilities)), this.phase = this.#b(), this.use = this.#g(), this.policy = {
				says: "Choose what the text is worth most with.",
				in: [e.phase.id],
				choose: (e) => this.#j(e)
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
			let a = i.others.filter(({ card: t, has: r }) => t !== n && this.#s(e, t, r, n) && this.#c(e, t)), { placeOf: o } = this.language;
			o && a.length > 1 && a.sort((t, n) => o(e, n.card) - o(e, t.card));
			for (let t of a) this.#o(e, t, n);
			if (!r) {
				for (let t of i.others) t.card === n && this.#s(e, n, t.has, n) && this.#o(e, t, n);
				for (let t of i.own.get(n) ?? J) this.#o(e, t, n);
			}
		}
		#o(e, { card: t, at: n, has: r }, i) {
			if (this.#d(e, t, r)) return;
			let { placeOf: a } = this.language, o = {
				card: t,
				at: n,
				subject: i,
				...a ? { place: a(e, t) } : {}
			};
			e.call(this.#t, o, e.controllerOf(t));
		}
		#s(e, t, { moment: n }, r) {
			return e.as(e.controllerOf(t), () => n?.of(e, r, t) ?? !1);
		}
		#c = (e, t) => e.as(e.controllerOf(t), () => this.#e(e, t));
		waitsFor(e, t, n) {
			return this.#u(e).events.get(t)?.own.has(n) === !0 && this.#c(e, n);
		}
		sum(e, t, n) {
			return this.#l(e, t)?.sum(e, n) ?? 0;
		}
		parts(e, t, n) {
			return this.#l(e, t)?.parts(e, n) ?? J;
		}
		said(e, t, n) {
			return this.#l(e, t)?.said(e, n) ?? J;
		}
		#l(e, t) {
			if (this.#u(e).stats.has(t)) return this.#n.has(t) || this.#n.set(t, new lo((e) => this.#u(e).stats.get(t) ?? J, this.#c)), this.#n.get(t);
		}
		#u({ start: e }) {
			return this.#a(e.cards);
		}
		#d(e, t, { isOnce: n }) {
			return n === !0 && this.#r !== void 0 && e.token(t, this.#r) > 0;
		}
		#f = qt((e) => this.#u(e).uses.filter(({ card: t }) => !e.isTheirs(t) && this.#e(e, t)));
		#p(e) {
			return this.#f(e).filter((t) => this.#i.every((n) => n.holds(e, t)));
		}
		canUse(e) {
			return this.#p(e).length > 0;
		}
		#m({ card: e, at: t }, n) {
			return n.filter((t) => t.card === e).length > 1 ? `use:${e}:${t}` : "";
		}
		#h(e, t, n) {
			let { uses: r } = this.#u(e);
			return r.find((e) => e.card === t && this.#m(e, r) === n);
		}
		#g() {
			return {
				do: "use",
				says: "Use an ability",
				of: "a card of yours with an ability that is used",
				at: () => "one of its abilities",
				cards: (e) => this.#u(e).users.filter((t) => !e.isTheirs(t)),
				targets: (e, t) => {
					let { uses: n } = this.#u(e);
					return n.filter((e) => e.card === t).map((e) => this.#m(e, n));
				},
				needs: Bo(this.#i, this.language.phase.cite, (e, t, n) => this.#h(e, t, n)),
				names: (e, t) => {
					let { uses: n } = this.#u(e);
					return (n.find((e) => this.#m(e, n) === t)?.has.use?.costs ?? J).flatMap(({ says: e = J }) => e).join(" and ");
				},
				play: (e, t, n) => {
					let r = this.#h(e, t, n);
					if (r) {
						e.call(this.#t, {
							card: t,
							at: r.at,
							subject: t
						});
						for (let { pay: n } of r.has.use?.costs ?? J) n?.(e, t);
					}
				}
			};
		}
		best(e) {
			let [t, n] = [void 0, 0];
			for (let r of this.#p(e)) {
				let i = Wo(e, r.card, r.has);
				i > n && ([t, n] = [r, i]);
			}
			if (!t) return;
			let r = this.#m(t, this.#u(e).uses);
			return {
				do: "use",
				card: t.card,
				...r === "" ? {} : { to: r }
			};
		}
		worth(e, t, n) {
			let r = 0;
			for (let i of this.abilities(e.card(t))) i.moment?.event === n && (r += Wo(e, t, i));
			return r;
		}
		#_ = qt((e) => {
			let { card: t = -1, at: n = 0, step: r = 0, subject: i = -1, it: a = -1, before: o = -1, seen: s = 0, place: c = 0 } = e.args, l = this.abilities(e.card(t))[n];
			return {
				run: {
					self: t,
					subject: i,
					it: a,
					before: o,
					seen: s,
					place: c
				},
				ability: l,
				step: l?.steps[r]
			};
		});
		#v(e) {
			let { step: t, run: n } = this.#_(e);
			if (!t?.with?.choose) return J;
			let { args: r } = e, { chosen: i = 0 } = r, a = t.with.cards(e, n);
			if (i === 0) return a;
			let o = Array.from({ length: i }, (e, t) => r[`c${t}`]);
			return a.filter((e) => !o.includes(e));
		}
		#y(e) {
			let { step: t } = this.#_(e);
			if (!t) return !0;
			let { chosen: n = 0 } = e.args;
			return t.may && n === 0 || (t.with?.choose?.least ?? 1) <= n;
		}
		#b() {
			let { id: e, cite: t } = this.language.phase;
			return {
				id: e,
				name: "A card's text",
				cite: t,
				says: "A card in play does what its text says.",
				begin: (e) => {
					let { run: t, ability: n } = this.#_(e);
					e.say(() => `${e.label(t.self)}: ${n?.sentences.join(" ")}`);
				},
				run: (e) => this.#T(e),
				asks: (e) => {
					let { run: t, ability: n, step: r } = this.#_(e), i = (r?.with?.choose?.most ?? 0) - (e.args.chosen ?? 0), a = n && r ? ` ${Io(n, r, i)}` : "";
					return `${e.label(t.self)}: ${n?.sentences.join(" ")}${a}`;
				},
				about: (e) => [e.args.card ?? -1],
				moves: [{
					do: "choose",
					says: "Choose a card",
					of: "a card that the text means and that is not chosen yet",
					cards: (e) => this.#v(e),
					play: (e, t) => this.#k(e, t)
				}, {
					do: "carry-out",
					says: "Do what the text says",
					needs: [{
						id: "asked",
						cite: t,
						holds: (e) => this.#x(e),
						lacks: () => "the text does not ask for this now"
					}],
					play: (e) => e.note("agreed", 1)
				}],
				mayPass: (e) => this.#y(e),
				pass: (e) => this.#S(e)
			};
		}
		#x(e) {
			let { step: t, run: n } = this.#_(e);
			return t?.may !== !0 || t.with?.choose || e.args.agreed === 1 ? !1 : t.with === void 0 || t.with.cards(e, n).length > 0;
		}
		#S(e, t = (e.args.chosen ?? 0) > 0) {
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
			}, e.kept.others++;
		}
		#C(e, t, n, r) {
			let i = 1 << (e.args.step ?? 0);
			t.does(e, n, r) !== !1 && e.note("done", (e.args.done ?? 0) | i);
		}
		#w(e, { ifDone: t }) {
			let { done: n = 0, step: r = 0 } = e.args;
			return t === 0 || (n >> r - t & 1) == 1;
		}
		#T(e) {
			let t = e.top;
			for (; e.top === t;) {
				let { step: t, run: n, ability: r } = this.#_(e), i = r && t === r.steps[0] && this.#d(e, n.self, r);
				if (!t || i) {
					e.leave();
					return;
				}
				if (!this.#E(e, r, t, n)) this.#S(e);
				else if (this.#x(e)) return;
				else if (!t.with?.choose) this.#D(e, t, n);
				else if (!this.#O(e, t)) return;
			}
		}
		#E(e, t, n, r) {
			let { chosen: i = 0, agreed: a = 0, step: o = 0 } = e.args;
			return i > 0 || a > 0 ? !0 : this.#w(e, n) ? Go(e, n, r) ? !0 : (n.ifs[0] !== t.steps[o - 1]?.ifs[0] && e.say(() => No(e, t, n, r)), !1) : !1;
		}
		#D(e, t, n) {
			let r = t.with ? t.with.cards(e, n) : Jo;
			r.length === 0 && this.#A(e, t, n);
			for (let i of [...r]) this.#C(e, t, i, n);
			this.#S(e, r.length > 0);
		}
		#O(e, t) {
			let { least: n = 0, most: r = 0 } = t.with?.choose ?? {}, { chosen: i = 0 } = e.args, a = i < r ? this.#v(e) : J, [o] = a;
			if (o === void 0) i === 0 && this.#A(e, t, this.#_(e).run), this.#S(e);
			else if (a.length > 1 || t.may || n <= i) return !1;
			else this.#k(e, o);
			return !0;
		}
		#k(e, t) {
			let { step: n, run: r } = this.#_(e), { chosen: i = 0 } = e.args;
			e.running.args = {
				...e.args,
				chosen: i + 1,
				[`c${i}`]: t,
				it: t,
				before: r.it
			}, e.kept.others++, n && this.#C(e, n, t, {
				...r,
				it: t,
				before: r.it
			});
		}
		#A(e, t, n) {
			let { ability: r } = this.#_(e);
			n.it < 0 && t.with?.naming?.words.join(" ") === "it" || r && e.say(() => Po(e, r, t, n));
		}
		#j(e) {
			let { step: t, run: n } = this.#_(e);
			if (!t) return;
			let r = this.#y(e);
			if (this.#x(e)) return (t.worth?.(e, -1, n) ?? 1) > 0 ? { do: "carry-out" } : { do: "pass" };
			let [i, a] = [-1, -Infinity];
			for (let r of this.#v(e)) {
				let o = t.worth?.(e, r, n) ?? 1;
				(o > a || o === a && r < i) && ([i, a] = [r, o]);
			}
			return i < 0 || r && a <= 0 ? { do: "pass" } : {
				do: "choose",
				card: i
			};
		}
	};
}));
// lib/games/open-worlds/table/resolution.ts
function Y(e, t) {
	e.move(t, Bt(e, t, F.trash)), e.see(t);
}
function Qo(e, t) {
	e.zoneOf(t) === F.trash && e.see(t);
}
function $o(e, t, n, r = F.staged) {
	let i = e.in(r + t), a = (t) => e.isKnownTo(e.side, t) && e.card(t).kind === n;
	return i.some(a) ? i.filter(a) : _s;
}
function es(e, t) {
	return e.count(F.staged + t) + e.count(F["enemy-staged"] + t) > 0;
}
function ts(e) {
	return R.find((t) => es(e, t)) ?? -1;
}
function ns(e, t) {
	return e.stack.some(({ phase: n, side: r }) => n === t && r !== e.side);
}
function rs(e, t) {
	return $o(e, t, "facility");
}
function is(e, t) {
	let n = $o(e, t, "facility", F["enemy-staged"]);
	if (n.length === 0) return rs(e, t);
	let r = (n) => e.as(e.ownerOf(n), () => $i(e, e.card(n), t));
	return [...rs(e, t), ...ns(e, "install") ? n.filter(r) : n];
}
function as(e, t) {
	return is(e, t).length <= Hi(e, t);
}
function os(e, t, n) {
	let r = $o(e, t, n);
	if (r.length === 0) return r;
	let i = r.filter((n) => !$i(e, e.card(n), t));
	for (let t of i) Y(e, t), e.say(() => `${e.label(t)} is trashed: its requirement is not met.`);
	return i.length === 0 ? r : $o(e, t, n);
}
function ss(e, t) {
	let n = rs(e, t);
	return n.length === 0 ? _s : Vi(e, t).filter((t) => n.some((n) => ea(e.card(t), e.card(n))));
}
function cs(e, t) {
	if (ns(e, "install")) return;
	let n = as(e, t);
	for (let r of is(e, t)) e.as(e.ownerOf(r), () => {
		n ? e.move(r, F.facilities + t) : Y(e, r), e.say(() => `${e.label(r)} is ${n ? "installed" : "trashed: there is no room"}.`);
	});
}
function ls(e, t, n, r, i) {
	for (let a of os(e, t, n)) e.move(a, r + t), e.say(() => `${e.label(a)} is ${i}.`);
}
function us(e, t) {
	if (ns(e, "trigger") || !es(e, t)) return;
	let n = [F.staged, F["enemy-staged"]], r = n.flatMap((n) => $o(e, t, "catastrophe", n));
	r.length > 0 && ds(e, t, r);
	for (let r of n.flatMap((n) => [...e.in(n + t)])) e.card(r).kind !== "catastrophe" && e.say(() => `${e.label(r)} is trashed: it cannot enter play so.`), Y(e, r);
}
function ds(e, t, n) {
	let r = (t) => n.reduce((n, r) => {
		let i = ms(e, r);
		return n + (i?.kinds.includes(t) ? i.damage : 0);
	}, 0);
	for (let t of n) {
		let n = ms(e, t);
		e.say(() => `${e.label(t)}: ${n ? hs(n) : "its effect is done by hand"}.`);
	}
	for (let [n] of Cs) fs(e, t, n, r(n));
}
function fs(e, t, n, r) {
	let i = Cs.find(([e]) => e === n)?.[1] ?? [];
	for (let n of r === 0 ? [] : i.flatMap((n) => [...e.in(n + t)])) {
		let { defense: t } = e.card(n);
		typeof t != "number" || r < t || (Y(e, n), e.say(() => `${e.label(n)} is destroyed: ${r} damage against ${t}.`));
	}
}
function ps(e) {
	return typeof e?.damage == "number" && !!e.kinds;
}
function ms(e, t) {
	let { hits: n } = e.card(t);
	return ps(n) ? n : void 0;
}
function hs({ damage: e, kinds: t }) {
	return `${e} damage to each ${o(t.map((e) => e === "ground" ? "ground force" : e))}`;
}
function gs(e, t) {
	let n = is(e, t), r = Hi(e, t), [i, a] = n.length === 1 ? ["is", "it is"] : ["are", "they are"], s = r > 0 ? `there is room for ${r}` : "there is no room", c = r < n.length ? `, and ${a} trashed unless ${r > 0 ? "more is made" : "one returns"}` : "";
	return `${o(n.map((t) => e.label(t)))} ${i} to be installed: ${s}${c}`;
}
var _s, vs, ys, bs, xs, Ss, Cs, ws, Ts = t((() => {
	Aa(), Fe(), D(), _(), j(), Ea(), V(), U(), _s = [], vs = [
		"install",
		"station",
		"deploy",
		"trigger"
	], ys = {
		do: "resolve",
		says: "Resolve a world",
		at: () => "a world",
		targets: () => Ii,
		needs: [{
			id: "staged",
			cite: Wr,
			holds: (e, t, n) => es(e, N(n)),
			lacks: () => "nothing is staged there any more"
		}],
		play: (e, t, n) => {
			let r = H(e, N(n));
			e.say(() => `${r < 0 ? x(e, e.zone(n)) : e.label(r)} is resolved.`);
			for (let t of vs.toReversed()) ka(e, t, "active-first", { place: N(n) });
		}
	}, bs = {
		id: "resolve",
		name: "World-by-World Resolution",
		cite: Wr,
		says: "Resolve the worlds in an order of your choice: facilities, orbitals, ground forces, then catastrophes.",
		begin: W((e) => ts(e) >= 0),
		moves: [ys],
		isForBoth: !0,
		mayPass: (e) => ts(e) < 0,
		end: (e) => {
			let t = pa(e) ? _a(e) : -1;
			if (!(t < 0)) {
				e.say(() => `An opponent's Asteroid Strike hits ${e.label(H(e, t))}.`);
				for (let n of ["facility", "ground"]) fs(e, t, n, xs);
			}
		}
	}, xs = 15, Ss = {
		do: "swap",
		says: "Swap: return a facility to the hand",
		of: "a facility there with Swap for what is installed",
		cards: (e) => ss(e, e.args.place ?? 0),
		play: (e, t) => {
			let n = e.args.place ?? 0, r = (e.args.swapped ?? 0) + 1;
			e.move(t, F.hand), e.say(() => `${e.label(t)} returns to the hand.`), e.note("swapped", r), (r >= rs(e, n).length || ss(e, n).length === 0) && e.leave();
		}
	}, Cs = [
		["facility", [F.facilities, F["enemy-facilities"]]],
		["orbital", [F.orbitals, F["enemy-orbitals"]]],
		["ground", [F.ground, F["enemy-ground"]]]
	], ws = [
		{
			id: "install",
			name: "Install Facilities",
			cite: Gr,
			says: "A facility is installed if its requirement is met and there is room. One with Swap may return to the hand.",
			begin: (e, { place: t = 0 }) => {
				os(e, t, "facility"), ss(e, t).length === 0 && e.leave();
			},
			asks: (e) => `${gs(e, e.args.place ?? 0)}. A facility with Swap may return to the hand.`,
			about: (e) => rs(e, e.args.place ?? 0),
			moves: [Ss],
			end: (e, { place: t = 0 }) => cs(e, t)
		},
		{
			id: "station",
			name: "Station Orbitals",
			cite: Kr,
			says: "Orbitals whose requirement is met are stationed.",
			begin: (e, { place: t = 0 }) => ls(e, t, "orbital", F.orbitals, "stationed"),
			moves: []
		},
		{
			id: "deploy",
			name: "Deploy Ground Forces",
			cite: qr,
			says: "Ground forces whose requirement is met are deployed. Capacity is that of all your facilities and orbitals there.",
			begin: (e, { place: t = 0 }) => ls(e, t, "ground", F.ground, "deployed"),
			moves: []
		},
		{
			id: "trigger",
			name: "Trigger Catastrophes",
			cite: Jr,
			says: "Catastrophes hit every unit there that they name. Damage at or above its defense trashes it.",
			begin: (e, { place: t = 0 }) => us(e, t),
			moves: []
		}
	];
}));
// lib/games/open-worlds/table/ship-class.ts
function Es(e) {
	let t = [];
	for (let n of R) for (let r of e.in(F.staged + n)) {
		let { kind: i, class: a } = e.card(r);
		i === "orbital" && (a ?? 0) > 0 && !Ji(e, n) && t.push(r);
	}
	return t;
}
function Ds(e) {
	let t = 0;
	for (let n of Es(e)) t += e.card(n).class ?? 0;
	return t;
}
function Os(e) {
	return Ds(e) - e.get(I.priorIncome);
}
function ks(e) {
	return Os(e) <= 0 || Es(e).length === 0;
}
var As = t((() => {
	V(), U();
}));
// lib/games/open-worlds/texts/texts.ts
function js(e, t) {
	return R.flatMap((n) => e.in(t + n));
}
function Ms(e) {
	return e.in(F.hand).filter((t) => $.abilities(e.card(t)).some(({ standing: e }) => e.includes(Gs)));
}
function Ns(e, t) {
	Y(e, t), T(e.start) && e.as(Lt(e.side), () => Ms(e).length > 0) && ka(e, "react", "other-only", { card: t });
}
function Ps(e, t, n) {
	return e.zoneOf(t) - n;
}
function Fs(e) {
	e.set(I.supported, 1), e.say(() => "The Class of the staged ships does not count this turn.");
}
var Is, Ls, Rs, zs, X, Z, Q, Bs, Vs, Hs, Us, Ws, Gs, Ks, $, qs = t((() => {
	Aa(), E(), D(), Wa(), ro(), Zo(), Yo(), j(), Ts(), As(), V(), U(), Is = (...e) => (t, n) => e.some((e) => t.zoneOf(n) >= e && t.zoneOf(n) < e + R.length), Ls = Is(...Ni), {is: Rs, from: zs} = Ga(), X = Ka({
		name: "cards",
		nouns: {
			"card(s)": () => !0,
			"staged card(s)": Is(F.staged),
			"unit(s) in play": (e, t) => Ls(e, t) && e.sum("untargetable", t) === 0,
			"world(s)": Is(F.worlds),
			"troops card(s)": (e, t) => e.card(t).name === "Troops"
		},
		adjectives: { your: no },
		suffixes: [
			Rs("that is|are face down", "Before Reveal: trade one of your staged cards that is face down for a card from your hand.", (e, t) => !e.isUp(t)),
			Rs("that the printed card can reach", "When its printed text allows: destroy a unit in play that the printed card can reach.", () => !0),
			Rs("that you occupy", "One of its uses: put a Troops card from your hand on a World that you occupy, unstaged.", (e, t) => Vi(e, e.zoneOf(t) - F.worlds).length > 0),
			zs("from your hand", "Before Reveal: trade one of your staged cards for a card from your hand.", (e, { self: t }) => e.in(F.hand).filter((e) => e !== t))
		],
		references: { this: (e, { self: t }) => [t] },
		usually: (e) => [
			...js(e, F.staged),
			...R.map((t) => H(e, t)).filter((e) => e >= 0),
			...Ni.flatMap((t) => js(e, t))
		]
	}), Z = [F.hand], Q = (e, t, n, r, i) => K(e, t, {}, () => ({
		can: (e, t) => r.some((t) => e.isIn(t)) && n.includes(e.zoneOf(t)) && (i?.(e, t) ?? !0),
		...n === Z ? { pay: Ns } : {}
	})), Bs = R.map((e) => F.facilities + e), Vs = [
		Q("when a turn begins", "When a turn begins: do what its printed text says.", Z, ["beginning"]),
		Q("when stage begins", "When Stage begins: do what its printed text says.", Z, ["stage"], (e) => js(e, F.staged).length === 0),
		Q("before reveal", "Before Reveal: trade one of your staged cards for a card from your hand.", Z, ["stage", "move"]),
		Q("between move and reveal", "Between Move and Reveal: station this at a World as a Ship, unstaged, until it is destroyed.", Z, ["move"]),
		Q("during reveal", "During Reveal: keep your staged Ships that are over the Class limit.", Z, ["reveal"], (e) => Os(e) > 0),
		Q("at the end of draw", "At the end of Draw: draw cards or search for cards.", Z, ["draw"]),
		Q("when its printed text allows", "When its printed text allows: destroy a unit in play.", Z, ["stage", "trash"]),
		Q("one of its uses", "One of its uses: put a Troops card from your hand on a World, unstaged.", Z, ["stage", "trash"]),
		Q("once it has run its course", "Once it has run its course: put this under its World as an indicator of the World's new H2O.", Bs, ["stage", "trash"])
	], Hs = (e, t) => e.card(t).defense ?? 0, Us = [
		K("trade {staged} for {other}", "Before Reveal: trade one of your staged cards for a card from your hand.", {
			staged: X,
			other: X
		}, ({ staged: e, other: t }) => [{
			with: e,
			does: () => {}
		}, {
			with: t,
			does: (e, t, { before: n }) => {
				let r = e.zoneOf(n);
				e.move(n, F.hand), e.move(t, r), e.say(() => `${e.label(t)} is staged instead of ${e.label(n)}.`);
			}
		}]),
		K("trash this", "Before Reveal: trade one of your staged cards for a card from your hand, then trash this.", {}, () => ({ does: (e, t, { self: n }) => {
			e.zoneOf(n) !== F.trash && Y(e, n), e.say(() => `${e.label(n)} is trashed.`);
		} })),
		K("station this at {worlds} as a ship , unstaged , until it is destroyed", "Between Move and Reveal: station this at a World as a Ship, unstaged, until it is destroyed.", { worlds: X }, ({ worlds: e }) => ({
			with: e,
			does: (e, t, { self: n }) => {
				e.move(n, F.orbitals + Ps(e, t, F.worlds)), e.say(() => `${e.label(n)} is stationed at ${e.label(t)}.`);
			}
		})),
		K("keep your staged ships that are over the class limit", "During Reveal: keep your staged Ships that are over the Class limit.", {}, () => ({ does: Fs })),
		K("draw cards or search for cards", "At the end of Draw: draw cards or search for cards.", {}, () => ({ does: (e) => e.call("research") })),
		K("destroy {units}", "When its printed text allows: destroy a unit in play that the printed card can reach.", { units: X }, ({ units: e }) => ({
			with: e,
			does: (e, t) => {
				Y(e, t), e.say(() => `${e.label(t)} is destroyed.`);
			},
			worth: (e, t) => Uo(e, t) * (1 + Hs(e, t))
		})),
		K("put {troops} on {worlds} , unstaged [and whatever it requires]", "One of its uses: put a Troops card from your hand on a World that you occupy, unstaged and whatever it requires.", {
			troops: X,
			worlds: X
		}, ({ troops: e, worlds: t }) => [{
			with: {
				...e,
				cards: (n, r) => t.cards(n, r).length > 0 ? e.cards(n, r) : []
			},
			does: () => {},
			worth: Hs
		}, {
			with: t,
			does: (e, t, { before: n }) => {
				e.move(n, F.ground + Ps(e, t, F.worlds)), e.say(() => `${e.label(n)} is deployed at ${e.label(t)}.`);
			}
		}]),
		K("put this under its world as an indicator of the world's new h2o", "Once it has run its course: put this under its World as an indicator of the World's new H2O.", {}, () => ({
			does: (e, t, { self: n }) => {
				let r = Ps(e, n, F.facilities);
				e.move(n, F.indicators + r), e.say(() => `${e.label(n)} is an indicator of ${e.label(H(e, r))} now.`), e.call("indicator", { place: r });
			},
			worth: () => 0
		})),
		K("do what its printed text says", "When Stage begins: do what its printed text says.", {}, () => ({
			does: (e, t, { self: n }) => e.use(n),
			isLeft: !0,
			worth: () => 0
		}))
	], Ws = {
		stat: "never",
		to: () => !1,
		by: () => 0
	}, Gs = {
		...Ws,
		stat: "cancels"
	}, Ks = [
		K("no card or unit may choose it as a target", "No card or unit may choose it as a target.", {}, () => ({
			stat: "untargetable",
			to: (e, t, { self: n }) => t === n,
			by: () => 1
		})),
		K("when it attacks , choose one target or two", "When it attacks, choose one target or two.", {}, () => Ws),
		K("cancel a utility other than this one", "Cancel a Utility other than this one.", {}, () => Gs)
	], $ = new Xo({
		moments: [],
		costs: Vs,
		conditions: [],
		effects: Us,
		standings: Ks,
		momentOf: () => void 0,
		lasts: () => !0,
		phase: {
			id: "text",
			cite: $r
		},
		isActive: (e, t) => e.zoneOf(t) === F.hand || Is(...Mi)(e, t)
	});
})), Js, Ys, Xs, Zs, Qs, $s, ec, tc, nc, rc = t((() => {
	j(), qs(), V(), U(), Js = 12, Ys = Array.from({ length: 13 }, (e, t) => `x:${t}`), [Xs, Zs, Qs] = [
		0,
		1,
		2
	], $s = (e, t) => ({
		id: "way",
		cite: $r,
		holds: (t) => e.includes(t.args.way ?? Xs),
		lacks: () => t
	}), ec = {
		id: "deck",
		cite: $r,
		holds: (e) => e.count(F.draw) > 0,
		lacks: () => "the Player Deck is empty"
	}, tc = {
		id: "react",
		name: "Reaction",
		cite: ei,
		says: "The other player has played a Utility, which you may cancel.",
		asks: (e) => `The other player plays ${e.label(e.args.card ?? -1)}: cancel it, or let it be.`,
		passing: "Let it be",
		about: (e) => [e.args.card ?? -1],
		moves: [{
			do: "cancel",
			says: "Cancel the Utility",
			of: "a card in your hand that cancels Utilities",
			cards: Ms,
			play: (e, t) => {
				e.use(t), e.say(() => `${e.label(t)} answers ${e.label(e.args.card ?? -1)}.`), e.note("by", t), e.leave(), Ns(e, t);
			}
		}],
		end: (e, { card: t = -1, by: n = -1 }) => {
			if (n < 0) return;
			e.say(() => `${e.label(t)} is cancelled.`);
			let { top: r } = e;
			r.phase === "react" ? e.note("by", -1, r) : [r.begun, r.leaving] = [!0, !0];
		}
	}, nc = [
		tc,
		{
			id: "research",
			name: "Research",
			cite: $r,
			says: "Draw or search, whichever you choose, for as many cards as the printed card says. Then go on.",
			moves: [
				{
					do: "draw-card",
					says: "Draw a card",
					isForPerson: !0,
					needs: [$s([Xs, Zs], "you have chosen to search"), ec],
					play: (e) => {
						e.note("way", Zs), e.draw(F.draw, F.hand, 1), e.say(() => "A card is drawn.");
					}
				},
				{
					do: "search",
					says: "Search the Player Deck",
					isForPerson: !0,
					needs: [$s([Xs], "you have chosen already"), ec],
					play: (e) => {
						e.note("way", Qs);
						for (let t of e.in(F.draw)) e.see(t);
						e.say(() => "The Player Deck is searched.");
					}
				},
				{
					do: "take",
					says: "Take a card from the Player Deck",
					of: "a card of the Player Deck, while you search it",
					isForPerson: !0,
					cards: (e) => (e.args.way ?? Xs) === Qs ? e.in(F.draw) : [],
					play: (e, t) => {
						e.move(t, F.hand), e.say(() => `${e.label(t)} is taken into the hand.`);
					}
				}
			],
			end: (e) => {
				e.args.way === Qs && (e.shuffle(F.draw), e.say(() => "The Player Deck is shuffled."));
			}
		},
		{
			id: "indicator",
			name: "The World's new H2O",
			cite: ti,
			says: "Choose the H2O that the printed card gives the World. Pass if it stays as it is.",
			about: (e) => [H(e, e.args.place ?? 0)],
			moves: [{
				do: "h2o",
				says: "The World's H2O is now",
				at: () => `an amount from 0 to ${Js}`,
				isForPerson: !0,
				targets: () => Ys,
				names: (e, t) => t.slice(2),
				play: (e, t, n) => {
					let r = e.args.place ?? 0, i = H(e, r), a = Number(n.slice(2)) - zi(e, r);
					e.setToken(i, L.h2o, e.token(i, L.h2o) + a), e.say(() => `The H2O of ${e.label(i)} is ${zi(e, r)} now.`), e.leave();
				}
			}]
		}
	];
})), ic, ac = t((() => {
	ic = [
		{
			id: "default-worlds",
			text: "If your list has no Worlds Deck, we add one. In the introductory game it has no world of H2O below 3. A Worlds Deck of fewer than five worlds is laid out as it is."
		},
		{
			id: "rival",
			text: "A rival plays one of our decks, one of the rulebook’s, or a copy of yours, as our autopilot plays. Its facilities take room at the worlds, and if more come than there is room for, all that come are trashed. A Catastrophe hits the units of both sides, and the higher final income wins. Who has Priority chooses first. Who has it in the first turn is drawn. There is neither Orbital Activity nor Surface Conflict at this table: ships and ground forces of both sides attack nobody."
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
			id: "reactions",
			text: "Whoever holds Espionage may cancel a Utility as the other side plays it, and an Espionage with another one. Other Utilities react to nothing, as their texts are not published. Alone there is no Utility of others to cancel, and nothing makes the attack of Fallout Raid."
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
function oc(e, t) {
	let n = 0;
	for (let r = 0; r < R.length; r++) n += e.count(t + r);
	return n;
}
var sc, cc, lc = t((() => {
	V(), sc = [
		{
			id: "income",
			name: "Income",
			better: "more",
			at: (e) => e.get(I.income)
		},
		{
			id: "lead",
			name: "Income ahead of the rival",
			better: "more",
			isYardstick: !0,
			at: (e) => e.get(I.income) - e.get(I["enemy-income"])
		},
		{
			id: "facilities",
			name: "Facilities in play",
			better: "more",
			at: (e) => oc(e, F.facilities)
		},
		{
			id: "orbitals",
			name: "Orbitals in play",
			better: "more",
			at: (e) => oc(e, F.orbitals)
		},
		{
			id: "ground",
			name: "Ground Forces in play",
			better: "more",
			at: (e) => oc(e, F.ground)
		},
		{
			id: "trash",
			name: "Cards on the Trash Heap",
			better: "less",
			at: (e) => e.count(F.trash)
		},
		{
			id: "hand",
			name: "Cards in hand",
			better: "more",
			at: (e) => e.count(F.hand)
		}
	], cc = [
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
function uc(e, t, n) {
	let r = (e) => new Map(Et(t).filter((t) => t.from === e).map((e) => [e.label, e])), [i, a] = [r("player"), r("worlds")], o = n.flatMap((n) => {
		let r = a.get(n);
		return r ? new Set([...i.values()].filter((n) => dc(e, t, n, r)).map((e) => e.label)) : [];
	});
	return {
		least: fc,
		at: o
	};
}
function dc(e, t, n, r) {
	let i = (e, t) => Array.from({ length: t }, () => e), a = e.open({
		...t,
		...Nt,
		cards: [...i(n, 20), ...i(r, pc)]
	}, !1), o = !1;
	for (let t = 0; a.turn < 2 && t < hc; t++) {
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
	return mc.some((e) => a.count(a.zone(e)) > 0);
}
var fc, pc, mc, hc, gc = t((() => {
	E(), fc = 4, pc = 5, mc = [
		"facilities:1",
		"orbitals:1",
		"ground:1"
	], hc = 40;
}));
// lib/games/open-worlds/table/fate.ts
function _c(e, t, n) {
	let r = e.card(t), { kind: i } = r;
	if (i === "utility") return "will be trashed: a Utility is not played by staging";
	let a = i === "orbital" && !Ji(e, n) ? r.class ?? 0 : 0, o = e.get(I.priorIncome);
	if (a > 0 && Ds(e) + a > o) return `will be trashed: your ships need Class ${Ds(e) + a}, you earned ${o}`;
	if (i !== "catastrophe" && !$i(e, r, n)) return `will be trashed unless that changes: needs ${yc(r)}`;
	if (i === "facility" && Hi(e, n) <= 0) return "will be trashed unless room is made: there is none";
	if (i === "catastrophe" && vc(e, n) === 0) return "no unit is there yet: nothing may be hit";
}
function vc(e, t) {
	return Ni.reduce((n, r) => n + e.count(r + t), 0);
}
function yc({ requires: e }) {
	return o((e ?? []).map(bc), "or");
}
function bc(e) {
	let [t, n = ""] = e.split(":");
	return xc[e] ?? `${xc[`${t}:`] ?? ""}${n}`;
}
var xc, Sc = t((() => {
	_(), As(), V(), U(), xc = ci.words ?? {};
}));
// lib/games/open-worlds/table/stage-and-move.ts
function Cc(e, t) {
	return e.card(t).prohibited === !0;
}
function wc(e, t) {
	return x(e, F.worlds + N(t));
}
function Tc(e) {
	let t = [];
	for (let n of R) for (let r of e.in(F.orbitals + n)) (e.card(r).range ?? 0) > 0 && t.push(r);
	return t;
}
function Ec(e, t, n) {
	return Math.abs(e.zoneOf(t) - F.orbitals - N(n));
}
function Dc(e, t) {
	return (e.card(t).range ?? 0) - e.token(t, L.moved);
}
var Oc, kc, Ac, jc = t((() => {
	Fe(), _(), j(), Sc(), V(), U(), Oc = {
		id: "world",
		cite: A,
		holds: (e, t, n) => H(e, N(n)) >= 0,
		lacks: () => "there is no world"
	}, kc = {
		do: "stage",
		says: "Stage face down",
		names: wc,
		of: "a card in your hand",
		at: () => "a place at one of the worlds",
		cards: (e) => e.in(F.hand),
		targets: () => Pi,
		needs: [
			{
				id: "banned",
				cite: Qr,
				holds: (e, t) => e.get(I.final) === 0 || !Cc(e, t),
				lacks: () => "it is Prohibited, and Prohibited cards are banned in the final turn"
			},
			{
				id: "staged",
				cite: Vr,
				holds: (e, t, n) => !Pi.includes(n) || e.count(F.staged + N(n)) === 0,
				lacks: (e, t, n) => `one card is staged at each world, and one is staged at ${wc(e, n)}`
			},
			Oc
		],
		wastes: (e, t, n) => _c(e, t, N(n)),
		play: (e, t, n) => {
			let r = N(n);
			e.move(t, F.staged + r), e.say(() => `${e.known(t)} is staged at ${e.label(H(e, r))}.`);
		}
	}, Ac = {
		do: "move",
		says: "Move a ship to",
		names: wc,
		of: "a ship of yours that is stationed and has range",
		at: () => "a place at one of the worlds",
		cards: Tc,
		targets: () => Fi,
		needs: [
			{
				id: "elsewhere",
				cite: Hr,
				holds: (e, t, n) => Ec(e, t, n) !== 0,
				lacks: () => "it is there already"
			},
			{
				id: "range",
				cite: Hr,
				holds: (e, t, n) => Ec(e, t, n) <= Dc(e, t),
				lacks: (e, t, n) => `${wc(e, n)} is ${a(Ec(e, t, n), "parsec")} away, and its range is ${Dc(e, t)} more this turn`
			},
			Oc
		],
		play: (e, t, n) => {
			let r = Ec(e, t, n);
			e.move(t, F.orbitals + N(n)), e.setToken(t, L.moved, e.token(t, L.moved) + r), e.say(() => `${e.label(t)} moves to ${e.label(H(e, N(n)))}.`);
		}
	};
}));
// lib/games/open-worlds/table/turn.ts
function Mc(e) {
	if (e.get(I.last) > 0) return;
	let t = e.count(F.draw) === 0;
	if (!t && !(e.turn > 0 && e.turn === e.get(I.clock))) return;
	e.set(I.last, 1);
	let n = t ? "The Player Deck is empty" : "The opponent draws the last card";
	e.say(() => `${n}: the next turn is the final turn.`);
}
function Nc(e) {
	return `${a(e, "card")} ${e === 1 ? "is" : "are"} drawn`;
}
function Pc(e) {
	e.shuffle(F.draw), e.draw(F.draw, F.hand, Vc), e.say(() => `${Nc(e.count(F.hand))}.`);
}
function Fc(e) {
	if (e.set(I.priorIncome, e.get(I.income)), e.set(I.supported, 0), e.get(I.last) !== 0) {
		e.get(I.final) === 0 && e.say(() => "The final turn: Prohibited cards are banned."), e.set(I.final, 1);
		for (let t of ta.flatMap((e) => R.map((t) => e + t))) for (let n of e.in(t).filter((t) => Cc(e, t))) Y(e, n), e.say(() => `${e.label(n)} is Prohibited and trashed.`);
	}
}
function Ic(e) {
	return e.get(I.final) > 0 && e.in(F.hand).some((t) => Cc(e, t));
}
function Lc(e) {
	for (let t of R) for (let n of e.in(F.staged + t).slice()) e.turnUp(n), e.card(n).kind === "utility" && (Y(e, n), e.say(() => `${e.label(n)} is a Utility, is not playable in staging, and is trashed.`));
	ks(e) && e.leave();
}
function Rc(e) {
	let t = Wi(e, ta);
	e.set(I.income, t), e.get(I.final) > 0 && e.add(I.scored, 1), e.say(() => `Income: ${t}.`), pa(e) && ma(e);
}
function zc(e) {
	return e < Uc ? Uc : e;
}
function Bc(e) {
	let t = Math.max(Hc - e.count(F.hand), 0), n = e.draw(F.draw, F.hand, Math.min(zc(e.get(I.income)), t));
	e.say(() => `${Nc(n)}.`), Mc(e);
}
var Vc, Hc, Uc, Wc, Gc, Kc, qc, Jc, Yc, Xc, Zc = t((() => {
	Aa(), E(), _(), j(), Ea(), qs(), Ts(), As(), jc(), V(), U(), Vc = 10, Hc = 10, Uc = 2, Wc = {
		do: "adjust",
		isElsewhere: !0,
		says: "Trash a card and draw another",
		of: "a card in your hand",
		cards: (e) => e.in(F.hand),
		needs: [{
			id: "adjusted",
			cite: A,
			holds: (e) => e.get(I.adjusted) < 4,
			lacks: () => "at most 4 cards are put away, and you have put away 4"
		}],
		play: (e, t) => {
			Y(e, t), e.add(I.adjusted, 1), e.say(() => `${e.known(t)} goes to the Trash Heap.`);
		}
	}, Gc = "Once, you may put up to four cards face down on the Trash Heap and draw as many.", Kc = [{
		id: "deal",
		name: "Setup",
		cite: A,
		says: "Five worlds are drawn into a row, and ten cards to the hand.",
		begin: (e) => {
			e.shuffle(F["worlds-deck"]);
			for (let t of R) e.draw(F["worlds-deck"], F.worlds + t, 1);
			let t = R.map((t) => H(e, t)).filter((e) => e >= 0);
			e.say(() => `The worlds: ${t.map((t) => e.label(t)).join(", ")}.`), Pc(e), T(e.start) && (da(e), e.shuffle(F["enemy-draw"]), e.draw(F["enemy-draw"], F["enemy-hand"], Vc));
		},
		moves: []
	}, {
		id: "adjust",
		name: "Adjust",
		cite: A,
		says: Gc,
		asks: (e) => T(e.start) ? Gc : `${Gc} Nobody is opposite: you may set what a rival would do.`,
		begin: (e) => {
			T(e.start) || ga(e, xa);
		},
		moves: [
			Wc,
			Ca,
			Ta
		],
		isForBoth: !0,
		end: (e) => {
			let t = e.draw(F.draw, F.hand, e.get(I.adjusted));
			t > 0 && e.say(() => `${Nc(t)} for what was put away.`), Mc(e);
		}
	}], qc = {
		do: "replace",
		says: "Trash a Prohibited card and draw another",
		of: "a card in your hand",
		cards: (e) => e.in(F.hand),
		needs: [{
			id: "final-turn",
			cite: Qr,
			holds: (e) => e.get(I.final) > 0,
			lacks: () => "Prohibited cards are replaced in the final turn, and this is not it"
		}, {
			id: "prohibited",
			cite: Qr,
			holds: Cc,
			lacks: () => "it is not Prohibited"
		}],
		play: (e, t) => {
			Y(e, t);
			let n = e.draw(F.draw, F.hand, 1);
			e.say(() => `${e.label(t)} is Prohibited and trashed${n > 0 ? ", and a card is drawn" : ""}.`);
		}
	}, Jc = {
		do: "trash-ship",
		says: "Trash a ship: its Class is too much",
		of: "a staged ship whose Class counts",
		cards: Es,
		needs: [{
			id: "class",
			cite: Ur,
			holds: (e) => Os(e) > 0,
			lacks: (e) => `the Class staged is ${Ds(e)}, and your prior turn income of ${e.get(I.priorIncome)} bears it`
		}],
		play: (e, t) => {
			Y(e, t), e.say(() => `${e.label(t)} is trashed: the Class staged is above the prior turn income.`), ks(e) && e.leave();
		}
	}, Yc = {
		do: "trash",
		isElsewhere: !0,
		says: "Trash a card from the hand",
		of: "a card in your hand",
		cards: (e) => e.in(F.hand),
		play: (e, t) => {
			Y(e, t), e.say(() => `${e.known(t)} is trashed.`);
		}
	}, Xc = [
		{
			id: "beginning",
			isForBoth: !0,
			name: "Beginning",
			cite: Qr,
			says: "In the final turn, Prohibited cards in play are trashed. Those in hand may be replaced while the deck lasts.",
			begin: Fc,
			run: W((e) => Ic(e) || $.canUse(e)),
			moves: [qc, $.use]
		},
		{
			id: "stage",
			isForBoth: !0,
			name: "Stage",
			cite: Vr,
			says: "Stage up to one card face down at each world. Any card may be staged.",
			moves: [kc, $.use]
		},
		{
			id: "move",
			isForBoth: !0,
			name: "Move",
			cite: Hr,
			says: "Each ship in play may move up to its range. Neighbouring worlds are one parsec apart.",
			begin: (e) => {
				for (let t of Tc(e)) e.setToken(t, L.moved, 0);
			},
			run: W((e) => Tc(e).length > 0 || $.canUse(e)),
			moves: [Ac, $.use]
		},
		{
			id: "reveal",
			isForBoth: !0,
			name: "Reveal",
			cite: Ur,
			says: "Utilities are trashed, and ships until the Class staged is at most the prior turn income.",
			begin: Lc,
			run: W((e) => e.get(I.supported) === 0),
			asks: (e) => ks(e) ? "Your income of last turn bears the Class of your ships. Go on." : `Your ships need Class ${Ds(e)}, and you earned ${e.get(I.priorIncome)} last turn. Trash some.`,
			moves: [Jc, $.use],
			mayPass: ks
		},
		bs,
		{
			id: "income",
			isForBoth: !0,
			name: "Count Income",
			cite: Yr,
			says: "The income of all units is counted. In the final turn it is the score.",
			begin: Rc,
			moves: []
		},
		{
			id: "trash",
			isForBoth: !0,
			name: "Trash",
			cite: Xr,
			says: "Any number of cards may go from the hand to the Trash Heap.",
			moves: [Yc, $.use]
		},
		{
			id: "draw",
			isForBoth: !0,
			name: "Draw",
			cite: Zr,
			says: "Draw as many cards as the income, two if it is below two, up to a hand of ten.",
			begin: Bc,
			run: W((e) => $.canUse(e)),
			moves: [$.use],
			end: Mc
		}
	];
})), Qc, $c = t((() => {
	gc(), Zc(), Qc = {
		redraw: {
			move: "adjust",
			says: "put up to 4 cards on the Trash Heap and draw as many (Adjust)",
			verb: "put away",
			most: 4
		},
		questions: [
			{
				says: "Four deploy on turn 1",
				asks: uc,
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
function el(e) {
	return {
		name: "Income",
		own: e.get(I.income),
		...T(e.start) && { theirs: e.get(I["enemy-income"]) }
	};
}
function tl(e) {
	if (e.get(I.scored) < (T(e.start) ? 2 : 1)) return;
	let { own: t, theirs: n } = el(e);
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
var nl = t((() => {
	E(), V();
})), rl = /* @__PURE__ */ n({ goldfish: () => al });
function il(e, t, { format: n }) {
	return (e.some(({ from: e }) => e === "worlds") ? [] : t[`worlds-${n}`] ?? t.worlds ?? []).map(([e, t]) => ({
		label: e,
		count: t,
		from: "worlds"
	}));
}
var al, ol = t((() => {
	Ea(), Oa(), qs(), rc(), ac(), lc(), $c(), Ts(), nl(), V(), Zc(), U(), al = {
		texts: $,
		zones: Oi,
		counters: ki,
		tokens: ji,
		begins: {
			player: "draw",
			worlds: "worlds-deck"
		},
		sides: {
			...Ai,
			name: "The rival"
		},
		first: fa,
		opponents: ua,
		supplies: il,
		setup: Kc,
		phases: Xc,
		called: [
			...ws,
			$.phase,
			...nc
		],
		result: tl,
		score: el,
		unscored: Gi,
		counts: (e, t) => ({ income: Ki(e, t) }),
		measures: sc,
		plans: cc,
		opening: Qc,
		afterFreeMove: Qo,
		areas: Ri,
		autopilot: Da,
		lineNumbers: [
			1,
			11,
			3,
			4,
			5,
			6,
			7,
			8,
			9,
			10
		],
		readings: ic
	};
}));
j(), li();
var sl = {
	id: "open-worlds",
	name: "Open Worlds",
	about: "Two conglomerates settle and fight over five worlds beyond the law, and the one with the highest income wins.",
	feels: "Grow quietly on five worlds, then decide which one is worth a war.",
	rulebook: k,
	kind: "kind",
	attributes: si,
	numbered: "defense",
	sections: di,
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
	readings: Br,
	rules: ni,
	layout: ci,
	symbols: hi,
	drawings: async () => (await Promise.resolve().then(() => (vi(), gi))).drawings,
	intro: async () => (await Promise.resolve().then(() => (xi(), yi))).intro,
	terms: async () => (await Promise.resolve().then(() => (wi(), Si))).terms,
	goldfish: async () => (await Promise.resolve().then(() => (ol(), rl))).goldfish
}, cl = [];
cl[0] = sl;
var ll = Lr(cl, sl, {
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
export { ll as film };
